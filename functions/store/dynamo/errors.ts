/** What DynamoDB refuses, one question a kind. */

export { isUnanswered } from '../../aws/errors';

/** Keys that DynamoDB would not read now, though asked several times. */
export class Unprocessed extends Error {
  override readonly name = 'Unprocessed';
}

const THROTTLED = [
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
];

/** A condition did not hold: nothing was written. */
export function isConditionFailed(error: unknown): boolean {
  return isOneOf(error, ['ConditionalCheckFailedException', 'ConditionalCheckFailed']);
}

/** Another transaction was at the same item: nothing was written, or the very same request is still under way. */
export function isConflict(error: unknown): boolean {
  return isOneOf(error, ['TransactionConflictException', 'TransactionConflict', 'TransactionInProgressException']);
}

/** Too much at once: nothing was written. */
export function isThrottled(error: unknown): boolean {
  return error instanceof Unprocessed || isOneOf(error, THROTTLED);
}

/** By the error's own name, or by a reason for which a transaction was cancelled. */
function isOneOf(error: unknown, names: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  const { CancellationReasons: reasons = [] } = error as { CancellationReasons?: readonly { Code?: string }[] };
  return [error.name, ...reasons.map(({ Code }) => Code)].some((name) => name !== undefined && names.includes(name));
}
