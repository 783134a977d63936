import type { ListedGame } from '@shared/api/games';

/** Whether it is the reader's turn there. */
export function waitsForMe({ status, turn, you }: ListedGame): boolean {
  return status === 'running' && turn !== undefined && turn.seat === you;
}
