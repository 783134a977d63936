import { isThrottled, isUnanswered } from '../../store/dynamo/errors';
import { Refusal } from '../refusal';

/** What work comes to, or, where the database has too much to do, nothing: it is done later, by whoever finds it left. */
export async function asFarAsNow<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    const isBusy = error instanceof Refusal && error.code === 'busy';
    if (isBusy || isThrottled(error) || isUnanswered(error)) return undefined;
    throw error;
  }
}
