/** What nobody may find before a game is over: its secret, and the key that all its draws follow from. */

import { drawKey } from '@shared/random';
import { transcriptOf } from '@shared/record/transcript';
import type { GameRecord } from '../../functions/store/game';

/** Both in every form in which bytes are written. */
export function seedOf(game: GameRecord): readonly string[] {
  return formsOf(Buffer.from(game.secret, 'hex'), Buffer.from(drawKey(game.secret, transcriptOf(game))));
}

export function formsOf(...seeds: readonly Buffer[]): readonly string[] {
  const bytes = seeds.flatMap((seed) => [seed, Buffer.from(seed).reverse()]);
  return bytes.flatMap((seed) => [
    seed.toString('hex'),
    seed.toString('hex').toUpperCase(),
    seed.toString('base64').replace('=', ''),
    seed.toString('base64url'),
    [...seed].join(','),
    JSON.stringify(seed.toString('latin1')),
  ]);
}

/** The forms that a text holds. */
export function found(text: string, seeds: readonly string[]): readonly string[] {
  return seeds.filter((seed) => text.includes(seed));
}
