import type { Status } from '@shared/api/games';

/** Whether a game that has started is over, with a result or without: nothing of it is secret any more. */
export function isOver(status: Status): boolean {
  return status === 'finished' || status === 'void';
}
