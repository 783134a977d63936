/** A title of one move, or of as many as its options say: a die is thrown in secret, and players guess it in turn. */

import { IllegalAction, type Notation, NotationError, type Result, type Seat, type Title } from '@shared/game';
import type { Game } from '@shared/games/index';
import type { InWords } from '@shared/words/in-words';
import * as z from 'zod/mini';

export interface Options {
  readonly moves: number;
}

export interface State {
  readonly moves: number;
  readonly done: number;
  readonly die: number;
  readonly points: readonly number[];
  readonly gone: readonly Seat[];
}

type Guess = { readonly type: 'guess'; readonly number: number };

export type Happened =
  | { readonly type: 'thrown'; readonly die?: number }
  | { readonly type: 'guessed'; readonly seat: Seat; readonly number: number; readonly right: boolean }
  | { readonly type: 'left'; readonly seat: Seat };

export interface View {
  readonly done: number;
  readonly points: readonly number[];
  /** After the end. */
  readonly die?: number;
}

const SIDES = [1, 2, 3, 4, 5, 6];

const title: Title<Options, State, Guess, Happened, View> = {
  id: 'one-move',
  rules: '1',
  format: 1,
  seats: () => ({ min: 1, max: 16 }),
  start({ moves }, seats, draw) {
    const die = draw.pick('die', SIDES.length) + 1;
    const points = Array.from({ length: seats }, () => 0);
    return { state: { moves, done: 0, die, points, gone: [] }, events: [{ type: 'thrown', die }] };
  },
  turn: (state) => (isOver(state) ? undefined : { seat: seatToMove(state), number: state.done + 1 }),
  choices: (state) => (isOver(state) ? [] : [{ type: 'guess', number: SIDES }]),
  act(state, { number }, draw) {
    if (!SIDES.includes(number)) throw new IllegalAction('no-such-side');
    const seat = seatToMove(state);
    const right = number === state.die;
    const points = right ? state.points.with(seat, (state.points[seat] ?? 0) + 1) : state.points;
    const die = draw.pick(`move ${state.done + 1}`, SIDES.length) + 1;
    const next = { ...state, points, done: state.done + 1 };
    return { state: isOver(next) ? next : { ...next, die }, events: [{ type: 'guessed', seat, number, right }] };
  },
  leave(state, seat) {
    if (isOver(state) || state.gone.includes(seat)) throw new IllegalAction('has-left');
    return { state: { ...state, gone: [...state.gone, seat] }, events: [{ type: 'left', seat }] };
  },
  auto: () => ({ type: 'guess', number: 1 }),
  view(state) {
    const { done, points } = state;
    return { done, points, ...(isOver(state) ? { die: state.die } : {}) };
  },
  eventView: (event) => (event.type === 'thrown' ? { type: 'thrown' } : event),
  result: (state) => (isOver(state) ? resultOf(state) : undefined),
  again: (options, { points }) => ({ options, seats: points.map((_, seat) => (seat + 1) % points.length) }),
  tell(event) {
    if (event.type === 'thrown') return { code: 'thrown' };
    const parts = { player: { seat: event.seat } };
    return event.type === 'left' ? { code: 'leaves', parts } : { code: 'guesses', parts: { ...parts, number: event.number } };
  },
  picture: ({ done }) => `after ${done} moves`,
  actions: notation(),
  events: notation(),
};

function seatToMove({ done, points, gone }: State): Seat {
  const order = points.map((_, index) => (done + index) % points.length);
  return order.find((seat) => !gone.includes(seat)) ?? 0;
}

function isOver({ moves, done, points, gone }: State): boolean {
  return done >= moves || gone.length >= Math.max(1, points.length - 1);
}

function resultOf({ points, gone }: State): Result {
  const scores = points.map((score, seat) => (gone.includes(seat) ? -1 : score));
  return {
    how: gone.length > 0 ? 'left' : 'guessed',
    seats: scores.map((score) => ({ place: 1 + scores.filter((other) => other > score).length, score })),
  };
}

function notation<T>(): Notation<T> {
  return {
    make: (value) => JSON.stringify(value),
    parse() {
      throw new NotationError('nothing is read', 1);
    },
  };
}

const inWords: InWords<View> = {
  words: {
    'so-far': '{done, plural, one {# guess} other {# guesses}} made.',
    'do.guess': 'Guess',
    'action.guess': 'Guess {number}',
    'field.number': 'Number',
    'one-guess': 'One guess for each',
  },
  passages: ({ done }) => [{ heading: { code: 'guessed' }, lines: [{ code: 'so-far', parts: { done } }] }],
  tables: [{ options: {}, sentence: { code: 'one-guess' } }],
};

export const oneMove: Game = {
  title,
  words: {
    thrown: 'The die is thrown.',
    guesses: '{player} guesses <b>{number}</b>.',
    leaves: '{player} leaves.',
    guessed: 'all guesses are made',
    left: 'the others have left',
    'no-such-side': 'A die has six sides.',
  },
  schema: async () => ({
    options: z.strictObject({ moves: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 1) }),
    action: z.strictObject({ type: z.literal('guess'), number: z.int() }),
  }),
  inWords: async () => ({ inWords }),
};
