/** Moves that are made elsewhere, while nobody looks at the page. */

import { count, nth } from '@shared/choice';
import { seeded } from '@shared/random';
import { apiOf, type Person } from '../support/browser';

/** Plays at random for whoever is to move, the same for the same seed. `players` by seat. */
export async function playElsewhere(id: string, players: readonly Person[], moves: number, seed = 7): Promise<void> {
  const apis = await Promise.all(players.map(apiOf));
  const chance = seeded(Uint8Array.of(seed));
  for (let move = 0; move < moves; move++) {
    const turn = (await apis[0]?.game(id))?.turn;
    const api = turn && apis[turn.seat];
    if (api === undefined) return;
    const { version, choices = [] } = await api.game(id);
    await api.act(id, version, nth(choices, chance.pick(`move ${move}`, count(choices))));
  }
}
