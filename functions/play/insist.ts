import { isConflict } from '../store/dynamo/errors';
import { Refusal } from './refusal';

const TRIES = 5;

/**
 * Writes again while a transaction holds the item: it does so for moments.
 * @throws Refusal `busy` when it does not let go.
 */
export async function insist(write: () => Promise<void>): Promise<void> {
  for (let left = TRIES; ; left--) {
    try {
      return await write();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (left === 0) throw new Refusal('busy');
    }
  }
}
