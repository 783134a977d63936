import type { GameAnswer } from '@shared/api/games';

/** Where what a player prepares for their turn is kept: theirs alone in this game. */
export function draftKey({ id, you }: Pick<GameAnswer, 'id' | 'you'>): string {
  return `turn/${id}/${you ?? 'x'}`;
}
