import type { GameAnswer } from '@shared/api/games';
import { join } from '@web/api/games';
import { keep, makeContribution } from './contribution';

/** Takes a seat, with bytes for the game's chance that are made now that the server's promise is known. @throws Refused, Unreachable */
export async function sitDown({ id, commitment }: Pick<GameAnswer, 'id' | 'commitment'>, invite?: string): Promise<void> {
  const contribution = makeContribution();
  keep(id, { commitment, contribution });
  await join(id, invite === undefined ? { contribution } : { invite, contribution });
}
