import { Refusal } from '../../play/refusal';
import { Later } from '../../publish/later';

/** What is to be tried again, as happens: others are at it, it is not yet time, or the database is busy. */
export function isExpected(error: unknown): boolean {
  return error instanceof Later || (error instanceof Refusal && error.code === 'busy');
}
