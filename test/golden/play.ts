/** Plays one golden game: a secret, contributions and times that are made up, and the generator as it is. */

import { createHash } from 'node:crypto';
import { canonical } from '@shared/canonical';
import { recording } from '@shared/draw';
import type { Action, Event, Seat, Step } from '@shared/game';
import { findGame, games } from '@shared/games/index';
import { commitment, drawKey, seeded } from '@shared/random';
import { FORMAT, type RecordedGame, type RecordedMove } from '@shared/record/record';
import { type Random, randomFrom } from '../support/chance';

/** A game as it stands when somebody is to do something. */
export interface Moment {
  readonly state: unknown;
  readonly seat: Seat;
  /** The version that was seen. */
  readonly version: number;
  /** All that happened. */
  readonly events: readonly Event[];
}

/** What is done: by the seat to act, or a seat leaves. */
export type Deed = Action | { readonly type: 'leave'; readonly seat: Seat };
export type Player = (moment: Moment, random: Random) => Deed;

/** Who plays what, and how. */
export interface Setup {
  readonly title: string;
  readonly options: RecordedGame['options'];
  readonly seats: number;
  readonly player: Player;
}

/** In the order of the seats; names may hold anything. */
const NAMES = ['Nora', 'Theo', 'Zoë "the nose" O’Hara', 'Li | Wei', '{n}'];

const OPENED = Date.UTC(2026, 0, 1, 12);
const HOUR = 60 * 60 * 1000;

/** Versions of a game that does not come to an end. */
const ENDLESS = 2000;

/** The same record for the same setup and seed; undefined of a game that does not end. */
export function play({ title: id, options, seats, player }: Setup, seed: number): RecordedGame | undefined {
  const { title } = findGame(games, id) ?? noTitle(id);
  const made = `${id} ${canonical(options)} ${seats} ${seed}`;
  const secret = hash(`secret of ${made}`).toString('hex');
  const game = hash(`id of ${made}`).toString('base64url').slice(0, 22);
  const contributions = NAMES.slice(0, seats).map((name, seat) => (seat === 2 ? undefined : hash(name + made).toString('hex')));
  const chance = seeded(drawKey(secret, { id: game, title: id, rules: title.rules, options, contributions }));
  const random = randomFrom(seed);

  const moves: RecordedMove[] = [];
  const drawing = (made: Partial<RecordedMove>, step: (draw: typeof chance) => Step<unknown, Event>): unknown => {
    const { draw, drawn } = recording(chance);
    const { state, events } = step(draw);
    moves.push({ at: OPENED + (moves.length + 1) * HOUR, ...made, drawn, events });
    return state;
  };

  let state = drawing({}, (draw) => title.start(options, seats, draw));
  for (let turn = title.turn(state); turn; turn = title.turn(state)) {
    if (moves.length > ENDLESS) return undefined;
    const { seat } = turn;
    const before = state;
    const events = moves.flatMap((move) => move.events);
    const deed = player({ state, seat, version: moves.length, events }, random);
    state = isLeaving(deed)
      ? drawing({ seat: deed.seat }, (draw) => title.leave(before, deed.seat, draw))
      : drawing({ seat, action: deed }, (draw) => title.act(before, deed, draw));
  }
  const result = title.result(state);
  return {
    format: FORMAT,
    id: game,
    title: id,
    rules: title.rules,
    options,
    created: OPENED,
    seats: contributions.map((bytes, seat) => ({ name: NAMES[seat] ?? '', ...(bytes ? { contribution: bytes } : {}) })),
    commitment: commitment(game, secret),
    secret,
    status: 'finished',
    moves,
    ...(result ? { result } : {}),
  };
}

function isLeaving(deed: Deed): deed is Extract<Deed, { type: 'leave' }> {
  return deed.type === 'leave';
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function noTitle(id: string): never {
  throw new Error(`there is no title ${id}`);
}
