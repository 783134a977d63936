/** Games that are over before anybody looks at them. */

import { count, nth } from '@shared/choice';
import type { View } from '@shared/games/pi/types';
import { seeded } from '@shared/random';
import { apiOf, DESK, type House, type Person, PHONE } from '../support/browser';
import type { Visitor } from '../support/visitor';
import { playElsewhere } from './moves';
import { gameId, openTable, sitDown, type Wish } from './tables';

/** More moves than any game takes. */
const ENOUGH = 1_000;

export interface Played {
  readonly id: string;
  /** At a desk, the host. */
  readonly nora: Person;
  /** On a phone, the guest. */
  readonly theo: Person;
}

/** Nora opens a table, Theo sits down, and they play elsewhere: so many moves, or to the end. */
export async function play(house: House, { title }: Pick<Wish, 'title'>, moves?: number): Promise<Played> {
  const nora = await house.visit(DESK);
  const theo = await house.visit(PHONE);
  await sitDown(theo, await openTable(nora, { title, name: 'Nora' }), 'Theo');
  const id = gameId(theo.page);
  if (title === 'P.I.') await investigate(id, [await apiOf(nora), await apiOf(theo)], moves);
  else await playElsewhere(id, [nora, theo], moves ?? ENOUGH);
  return { id, nora, theo };
}

/** The same to the end at a table with these options, which no page has opened. */
export async function playWith(house: House, title: string, options: Record<string, unknown>): Promise<Played> {
  const nora = await house.visit(DESK);
  const theo = await house.visit(PHONE);
  await nora.page.goto('/');
  await theo.page.goto('/');
  const [host, guest] = [await apiOf(nora), await apiOf(theo)];
  await host.enter('Nora');
  await guest.enter('Theo');
  const { id } = await host.create({ title, options, seats: 2, visibility: 'open' });
  await guest.join(id);
  await adopt(nora, host);
  await adopt(theo, guest);
  await playElsewhere(id, [nora, theo], ENOUGH);
  return { id, nora, theo };
}

/** How many clues two investigators gather before they solve. */
const CLUES = 8;

/** Two investigators gather clues at random, then solve: each holds the other's case. */
async function investigate(id: string, players: readonly [Visitor, Visitor], moves = ENOUGH): Promise<void> {
  const chance = seeded(Uint8Array.of(3));
  for (let move = 0; move < moves; move++) {
    const turn = (await players[0].game(id)).turn;
    if (turn === undefined) return;
    const mover = players[turn.seat === 0 ? 0 : 1];
    const other = players[turn.seat === 0 ? 1 : 0];
    const { version, choices = [] } = await mover.game(id);
    const { cases } = (await other.game(id)).view as View;
    const clues = choices.filter(({ type }) => type !== 'solve');
    const action = move < CLUES ? nth(clues, chance.pick(`move ${move}`, count(clues))) : { type: 'solve', ...cases[turn.seat] };
    await mover.act(id, version, action);
  }
}

/** The browser goes on with a session that was begun beside it. */
async function adopt({ context, page }: Person, { cookie = '' }: Visitor): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: new URL(page.url()).origin }]);
}
