import { expect, test } from 'vitest';
import { AwsError, errorOf, isPassing, isUnanswered } from './errors';

const TYPED = 'com.amazonaws.dynamodb.v20120810#ValidationException';

test.each([
  ['a type with its namespace', JSON.stringify({ __type: TYPED, message: 'm' }), {}, 'ValidationException', 'm'],
  ['a bare type', JSON.stringify({ __type: 'ThrottlingException', Message: 'M' }), {}, 'ThrottlingException', 'M'],
  [
    'a header alone',
    '',
    { 'x-amzn-errortype': 'ParameterNotFound:http://x/' },
    'ParameterNotFound',
    'ParameterNotFound:http://x/',
  ],
  ['a page of something between', '<html>', {}, 'HTTP 400', 'HTTP 400'],
  ['a body that is null', 'null', {}, 'HTTP 400', 'HTTP 400'],
])('%s gives the error its name', (_, body, headers, name, message) => {
  const error = errorOf(400, headers, body);
  expect(error).toBeInstanceOf(AwsError);
  expect(error).toMatchObject({ name, message, $metadata: { httpStatusCode: 400 }, CancellationReasons: [] });
});

test('a cancelled transaction says why, part by part', () => {
  const CancellationReasons = [{ Code: 'None' }, { Code: 'ConditionalCheckFailed', Message: 'x' }];
  const body = JSON.stringify({ __type: 'x#TransactionCanceledException', message: 'm', CancellationReasons });
  expect(errorOf(400, {}, body).CancellationReasons).toEqual(CancellationReasons);
});

test.each([
  [errorOf(500, {}, ''), true, true],
  [Object.assign(new Error('x'), { code: 'EPIPE' }), true, true],
  [Object.assign(new Error('x'), { code: 'ENOTFOUND' }), true, true],
  [Object.assign(new Error('x'), { name: 'TimeoutError' }), true, true],
  [errorOf(400, {}, '{"__type":"x#ThrottlingException"}'), false, true],
  [errorOf(400, {}, '{"__type":"x#TransactionInProgressException"}'), false, true],
  [errorOf(400, {}, '{"__type":"x#ConditionalCheckFailedException"}'), false, false],
  [errorOf(400, {}, '{"__type":"x#TransactionCanceledException"}'), false, false],
  [new TypeError('x'), false, false],
])('%s: unanswered %s, passing %s', (error, unanswered, passing) => {
  expect([isUnanswered(error), isPassing(error)]).toEqual([unanswered, passing]);
});
