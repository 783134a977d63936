import type { Status } from '@shared/api/games';

/** Whether a game that had begun is done with: everything about it is told. */
export function isOver(status: Status): boolean {
  return status === 'finished' || status === 'void';
}
