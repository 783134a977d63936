/** What holds in every game, for tests of any size. */

import { expand } from '@shared/choice';
import { IllegalAction } from '@shared/game';
import { expect } from 'vitest';
import { drawFrom, randomFrom } from '../../../../test/support/chance';
import { mrJackPocket as title } from '..';
import { isSuspect, tileOf } from '../board';
import { HOURGLASSES } from '../cards';
import { ROUNDS } from '../round';
import type { State } from '../state';
import { TOKEN_IDS, underside } from '../tokens';
import { type Action, CHARACTERS, type Face } from '../types';
import { actionsOf, type Game, replay, VIEWERS } from './games';
import { UNIVERSE } from './universe';

/** What a stored state may take, in characters of JSON. */
const STATE_SIZE = 1300;

export function expectLawful(game: Game): void {
  const last = game.moments.at(-1)?.state as State;
  expect(title.turn(last)).toBeUndefined();
  expect(title.result(last)).toBeDefined();
  expect(actionsOf(game).length).toBeLessThanOrEqual(ROUNDS * 4);
  for (const { state } of game.moments) expectConserved(state);
  expectFacesOverPairs(game);
  expectNotation(game);
  expect(replay(actionsOf(game), game.drawn)).toEqual(game.moments);
}

/** Nothing comes or goes: tiles, tokens, cards, hourglasses; and Jack is never cleared. */
function expectConserved(state: State): void {
  const { tiles, tokens, identity, deck, held, shown, rounds, taken } = state;
  expect(tiles.map(({ character }) => character).sort()).toEqual([...CHARACTERS].sort());
  expect(tokens.map(({ id }) => id)).toEqual(TOKEN_IDS);
  expect(tokens.filter(({ used }) => used)).toHaveLength(taken);
  const cards = [identity, ...deck, ...held, ...shown];
  expect([...cards].sort()).toEqual([...CHARACTERS].sort());
  expect(cards.reduce((sum, card) => sum + HOURGLASSES[card], 0)).toBe(8);
  expect(deck.length).toBeGreaterThanOrEqual(4);
  expect(rounds.length).toBe(title.turn(state) === undefined && taken === 4 ? state.round : state.round - 1);
  expect(isSuspect(tileOf(tiles, identity))).toBe(true);
  expect(JSON.stringify(state).length).toBeLessThan(STATE_SIZE);
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
}

/** Every even round plays the faces that lay underneath in the odd round before. */
function expectFacesOverPairs({ moments }: Game): void {
  const rounds = moments.flatMap(({ events }) => events.flatMap((event) => (event.type === 'tokens' ? [event] : [])));
  const under = (faces: readonly Face[]) => TOKEN_IDS.map((id, place) => underside(id, faces[place] as Face));
  rounds.forEach(({ round, faces }, index) => {
    expect(round).toBe(index + 1);
    if (round % 2 === 0) expect(faces).toEqual(under(rounds[index - 1]?.faces ?? []));
  });
}

/** Actions and events come back from their text, whole and as each viewer has them. */
function expectNotation(game: Game): void {
  for (const action of actionsOf(game)) expect(title.actions.parse(title.actions.make(action))).toEqual(action);
  for (const event of game.moments.flatMap(({ events }) => events)) {
    for (const cut of [event, ...VIEWERS.map((viewer) => title.eventView(event, viewer))]) {
      expect(title.events.parse(title.events.make(cut))).toEqual(cut);
    }
  }
}

/** The choices are disjoint, and `act` takes what they stand for and nothing else of the universe. */
export function expectExactChoices(state: State): void {
  const texts = expand(title.choices(state)).map((action) => JSON.stringify(action));
  const offered = new Set(texts);
  expect(offered.size).toBe(texts.length);
  const known = new Set(UNIVERSE.map((action) => JSON.stringify(action)));
  expect(texts.filter((text) => !known.has(text))).toEqual([]);
  expect(UNIVERSE.filter((action) => isAccepted(state, action) !== offered.has(JSON.stringify(action)))).toEqual([]);
}

function isAccepted(state: State, action: Action): boolean {
  try {
    title.act(state, action, drawFrom(randomFrom(0)));
    return true;
  } catch (error) {
    if (error instanceof IllegalAction) return false;
    throw error;
  }
}
