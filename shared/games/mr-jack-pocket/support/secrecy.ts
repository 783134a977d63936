/** Another deal that fits what a viewer has seen must give that viewer the same game, for tests of any size. */

import type { Drawn } from '@shared/draw';
import type { Viewer } from '@shared/game';
import { expect } from 'vitest';
import { randomFrom, shuffled } from '../../../../test/support/chance';
import { mrJackPocket as title } from '..';
import { isSuspect, tileOf } from '../board';
import { inWords } from '../in-words';
import type { State } from '../state';
import { CHARACTERS, type Character } from '../types';
import { type Game, type Moment, replay, VIEWERS } from './games';

/**
 * What a viewer may not know changes nothing that viewer gets: at a moment of the game, before its end, the cards the viewer
 * has not seen are dealt in another way that fits all the viewer has seen. Gives the number of other deals that were compared.
 */
export function expectSecret(game: Game, moment: number, seed: number): { readonly deals: number; readonly jacks: number } {
  const past = game.moments.slice(0, moment + 1);
  const now = past.at(-1)?.state as State;
  const order = game.drawn.find(([label]) => label === 'start/cards')?.[1] as readonly number[];
  let deals = 0;
  let jacks = 0;
  for (const viewer of VIEWERS) {
    const unseen = unseenCards(past, viewer === now.seats.jack);
    const other = redealt(order, unseen, seed);
    const identity = CHARACTERS[other[0] as number] as Character;
    if (!isSuspect(tileOf(now.tiles, identity))) continue;
    const again = anotherPast(past, game.drawn, other);
    if (again === undefined) continue;
    expect(again.map((one) => known(one, viewer))).toEqual(past.map((one) => known(one, viewer)));
    deals++;
    if (identity !== now.identity) jacks++;
  }
  return { deals, jacks };
}

/** Everything a viewer gets of a moment, byte for byte. */
function known({ state, events }: Moment, viewer: Viewer): string {
  const turn = title.turn(state);
  const view = title.view(state, viewer);
  return JSON.stringify({
    view,
    inWords: inWords.passages(view),
    events: events.map((event) => title.eventView(event, viewer)),
    choices: turn?.seat === viewer ? title.choices(state) : [],
    turn,
    result: title.result(state),
  });
}

/** Places in the deal, the identity at 0, of cards that Jack, or anybody else, has not seen. */
function unseenCards(past: readonly Moment[], jack: boolean): readonly number[] {
  const draws = past.flatMap(({ events }) => events.flatMap((event) => (event.type === 'alibi' ? [event] : [])));
  return CHARACTERS.map((_, place) => place).filter((place) => {
    if (place === 0) return !jack;
    const draw = draws[place - 1];
    return draw === undefined || (!jack && draw.seat === draw.jack);
  });
}

function redealt(order: readonly number[], places: readonly number[], seed: number): readonly number[] {
  const other = [...order];
  shuffled(places, randomFrom(seed)).forEach((from, index) => {
    other[places[index] as number] = order[from] as number;
  });
  return other;
}

/** The same past with another deal; undefined if the game would have ended earlier with it. */
function anotherPast(past: readonly Moment[], drawn: readonly Drawn[], order: readonly number[]): readonly Moment[] | undefined {
  const actions = past.slice(0, -1).map(({ action }) => action);
  const other = drawn.map((one): Drawn => (one[0] === 'start/cards' ? ['start/cards', order] : one));
  const again = replay(actions, other);
  return again.length === past.length && title.turn((again.at(-1) as Moment).state) !== undefined ? again : undefined;
}
