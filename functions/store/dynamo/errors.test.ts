import { expect, test } from 'vitest';
import { isConditionFailed, isConflict, isThrottled, isUnanswered, Unprocessed } from './errors';

function named(name: string, more: object = {}): Error {
  return Object.assign(new Error('x'), { name }, more);
}

function cancelled(...codes: readonly string[]): Error {
  return named('TransactionCanceledException', { CancellationReasons: codes.map((Code) => ({ Code })) });
}

const ERRORS = [
  [named('ConditionalCheckFailedException'), isConditionFailed],
  [cancelled('None', 'ConditionalCheckFailed'), isConditionFailed],
  [named('TransactionConflictException'), isConflict],
  [named('TransactionInProgressException'), isConflict],
  [cancelled('TransactionConflict', 'None'), isConflict],
  [named('ThrottlingException'), isThrottled],
  [named('ProvisionedThroughputExceededException'), isThrottled],
  [named('RequestLimitExceeded'), isThrottled],
  [cancelled('None', 'ThrottlingError'), isThrottled],
  [new Unprocessed(), isThrottled],
  [named('TimeoutError'), isUnanswered],
  [named('Error', { code: 'ECONNRESET' }), isUnanswered],
  [named('InternalServerError', { $metadata: { httpStatusCode: 500 } }), isUnanswered],
] as const;

const QUESTIONS = [isConditionFailed, isConflict, isThrottled, isUnanswered];

test.each(ERRORS)('%s is of one kind alone', (error, kind) => {
  expect(QUESTIONS.filter((question) => question(error))).toEqual([kind]);
});

test.each([
  named('ValidationException', { $metadata: { httpStatusCode: 400 } }),
  cancelled('None', 'ValidationError'),
  new TypeError('x'),
  named('TypeError', { code: 'ERR_INVALID_ARG_TYPE' }),
  'ConditionalCheckFailedException',
  undefined,
])('%s is of none', (error) => {
  expect(QUESTIONS.filter((question) => question(error))).toEqual([]);
});
