import type { GameAnswer } from '@shared/api/games';

/** Whether a seat of an open table is free for the reader, or kept for them. */
export function hasSeat({ seats, kept }: Pick<GameAnswer, 'seats' | 'kept'>): boolean {
  return kept !== undefined || seats.some(({ player, reserved }) => player === undefined && reserved === undefined);
}
