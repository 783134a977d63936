import { setTimeout as pause } from 'node:timers/promises';
import { AwsError } from '../../aws/errors';

/** Milliseconds between two tries: AWS lets a role do what it may do within seconds of its making. */
const PAUSES: readonly number[] = [1_000, 2_000, 4_000, 8_000];

/** Does something again while it is denied, for a role that may have been made a moment ago. @throws what it throws */
export async function despiteYoungRole<T>(act: () => Promise<T>, pauses = PAUSES): Promise<T> {
  for (const time of pauses) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof AwsError && error.name === 'AccessDeniedException')) throw error;
      await pause(time);
    }
  }
  return act();
}
