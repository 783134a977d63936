import { expect, test } from 'vitest';
import { AwsError } from '../../aws/errors';
import { despiteYoungRole } from './young';

const DENIED = new AwsError('AccessDeniedException', 'x', 400);

/** Throws these errors, one after the other, and is done then. */
function meeting(...errors: readonly Error[]): () => Promise<string> {
  const rest = [...errors];
  return async () => {
    const error = rest.shift();
    if (error) throw error;
    return 'done';
  };
}

test('what is denied at first is done when the role is known', async () => {
  expect(await despiteYoungRole(meeting(DENIED, DENIED), [0, 0])).toBe('done');
});

test('what stays denied is told', async () => {
  await expect(despiteYoungRole(meeting(DENIED, DENIED, DENIED), [0, 0])).rejects.toBe(DENIED);
});

test('what fails for another reason is not tried again', async () => {
  const error = new AwsError('ParameterNotFound', 'x', 400);
  await expect(despiteYoungRole(meeting(error), [0, 0])).rejects.toBe(error);
});
