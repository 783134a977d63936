import { drawFrom, randomFrom } from '../../../../test/support/chance';
import { freeze } from '../../../../test/support/freeze';
import type { Step } from '../../../game';
import { act } from '../act';
import { editionOf } from '../editions';
import { ELEMENTS, toCards, toNumber } from '../elements';
import { layOut } from '../locations';
import { DISPLAY } from '../setup';
import { changePlayer, type PlayerState, type State, type Tiles } from '../state';
import { type Action, type Case, CRIMES, type Element, type Event, type Options, SUSPECTS } from '../types';

/**
 * A board to reason about: suspects in the first twelve places in order, crimes in the last ten.
 * So Waterfront and Skid Row have no suspect, and Lakeside, Forest Park, Little Italy and Trocadero no crime.
 */
export const TILES: Tiles = [...SUSPECTS.map((_, at) => at), ...CRIMES.map((_, at) => at + 4)];
export const BOARD = layOut(TILES);

/** By seat. None shares an element with another. */
export const SOLUTIONS: readonly Case[] = [
  { suspect: 'knuckles', place: 'central-station', crime: 'bank-job' },
  { suspect: 'shorty', place: 'skid-row', crime: 'protection-racket' },
  { suspect: 'earl', place: 'road-house', crime: 'murder' },
  { suspect: 'pop', place: 'lakeside', crime: 'forgery' },
  { suspect: 'doc', place: 'china-town', crime: 'smuggling' },
];

export interface Setting {
  /** The first edition, if it is not said. */
  readonly options?: Options;
  readonly players?: Readonly<Record<number, Partial<PlayerState>>>;
  /** Lie face up; the rest of the deck follows in the order of elements. */
  readonly display?: readonly Element[];
  readonly deck?: readonly Element[];
}

/** The first mini-game, first phase: seat 0 starts and is to move. */
export function table(seats: number, setting: Setting = {}, change: Partial<State> = {}): State {
  const { options = { edition: 'first' }, players = {}, display, deck } = setting;
  const { investigators, rounds } = editionOf(options);
  const fresh = SOLUTIONS.slice(0, seats).map(
    (solution): PlayerState => ({
      case: toCards(solution),
      score: 0,
      hand: investigators,
      placed: [],
      discs: [],
      cubes: [],
      kept: [],
      wrong: 0,
      penalties: 0,
    }),
  );
  const shown = (display ?? []).map(toNumber);
  const others = [...ELEMENTS.keys()].filter((card) => !shown.includes(card));
  const state: State = {
    ...options,
    ...(rounds && { rounds }),
    miniGame: 1,
    phase: 1,
    turn: 1,
    start: 0,
    toMove: 0,
    tiles: TILES,
    display: display ? shown : others.slice(0, DISPLAY),
    deck: deck ? deck.map(toNumber) : others.slice(display ? 0 : DISPLAY),
    discards: [],
    reshuffles: 0,
    players: fresh,
    ...change,
  };
  return freeze(Object.entries(players).reduce((so, [seat, one]) => changePlayer(so, Number(seat), one), state));
}

export const investigateAt = (place: Case['place']) => ({ type: 'investigate', place }) as const;
export const ask = (card: Element) => ({ type: 'evidence', card }) as const;
export const name = (named: Case) => ({ type: 'solve', ...named }) as const;

/** Fits nobody's case. */
export const WRONG: Case = { suspect: 'dutch', place: 'trocadero', crime: 'kidnapping' };
export const wrong = name(WRONG);
/** The right guess of a seat. */
export const right = (seat: number) => name(SOLUTIONS[seat] ?? WRONG);

/** What these actions, one after the other, lead to. */
export function played(state: State, ...actions: readonly Action[]): Step<State, Event> {
  const draw = drawFrom(randomFrom(1));
  return actions.reduce<Step<State, Event>>(
    (so, action) => {
      const step = freeze(act(so.state, action, draw));
      return { state: step.state, events: [...so.events, ...step.events] };
    },
    { state, events: [] },
  );
}
