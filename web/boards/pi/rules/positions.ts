/** The game that the pictures show, played by the rules, and what these make of its questions. */

import type { Draw } from '@shared/draw';
import { act } from '@shared/games/pi/act';
import { seenFrom } from '@shared/games/pi/clue';
import { ELEMENTS, toCase, toNumber } from '@shared/games/pi/elements';
import { takeEvidence } from '@shared/games/pi/evidence';
import { investigate } from '@shared/games/pi/investigate';
import { start } from '@shared/games/pi/setup';
import { playerAt, type State } from '@shared/games/pi/state';
import type { Action, Case, EditionId, Element, Place, View } from '@shared/games/pi/types';
import { view } from '@shared/games/pi/view';
import { OPTIONS } from './options';

/** The reader's place at the table. */
export const YOU = 0;

/** What lies face up at the start. */
const SHOWN: readonly Element[] = [
  'union-square',
  'murder',
  'pop',
  'queenie',
  'police-corruption',
  'knuckles',
  'trocadero',
  'forest-park',
  'smuggling',
];

/** A deal like any other, the same each time. Seventeen has no factor in common with the size of any pile. */
const DEAL: Draw = {
  pick: () => YOU,
  shuffle(label, of) {
    if (of === ELEMENTS.length) return [...SHOWN, ...ELEMENTS.filter((element) => !SHOWN.includes(element))].map(toNumber);
    return Array.from({ length: of }, (_, place) => (17 * place + 3 * label.length) % of);
  },
};

/** A game of this edition just begun: of two in Duel, of three otherwise, or of as many as are asked for. */
export function begun(edition: EditionId, seats = edition === 'duel' ? 2 : 3): State {
  return start(OPTIONS[edition], seats, DEAL).state;
}

/** What everybody but the reader may know of the reader's case; the pictures show the table as the reader has it. */
export function seen(state: State): View {
  return view(state, YOU);
}

export function caseOf(state: State): Case {
  return toCase(playerAt(state, YOU).case);
}

/** Where the reader's first investigator goes in the example. */
export const SENT: Place = 'union-square';

/** The cards that the reader takes after that: a cube, a disc, nothing. */
export const CARDS = ['pop', 'police-corruption', 'queenie'] as const satisfies readonly Element[];

export function sent(edition: EditionId): ReturnType<typeof investigate> {
  return investigate(begun(edition), SENT);
}

/** After the investigator and the three cards, as if nobody had moved between. */
export function asked(edition: EditionId): State {
  return CARDS.reduce((state, card) => takeEvidence(state, card).state, sent(edition).state);
}

/** What the rules answer about one element of the reader's case, asked at a place. */
export function answerAbout(state: State, element: Element, at: Place): ReturnType<typeof seenFrom> {
  return seenFrom(state.tiles, toNumber(element), toNumber(at));
}

/** Some turns of everybody, for the cover: of three, and of two in Duel. */
const TURNS: readonly Action[] = [
  { type: 'investigate', place: 'union-square' },
  { type: 'investigate', place: 'trocadero' },
  { type: 'evidence', card: 'smuggling' },
  { type: 'evidence', card: 'pop' },
  { type: 'evidence', card: 'forest-park' },
  { type: 'investigate', place: 'main-street' },
  { type: 'evidence', card: 'police-corruption' },
  { type: 'investigate', place: 'ocean-drive' },
];
const TURNS_OF_TWO: readonly Action[] = [
  { type: 'investigate', place: 'union-square' },
  { type: 'investigate', place: 'trocadero' },
  { type: 'evidence', card: 'pop' },
  { type: 'evidence', card: 'forest-park' },
  { type: 'evidence', card: 'police-corruption' },
  { type: 'investigate', place: 'main-street' },
];

export function underWay(edition: EditionId): View {
  const turns = edition === 'duel' ? TURNS_OF_TWO : TURNS;
  return seen(turns.reduce((state, action) => act(state, action, DEAL).state, begun(edition)));
}
