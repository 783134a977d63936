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

/** What is done: by the seat to act, a seat leaves, or the time of the seat to act has run out: it leaves too, if the table wants it so. */
export type Deed = Action | { readonly type: 'leave'; readonly seat: Seat } | { readonly type: 'miss'; readonly leave?: true };
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

/** What came of it and, of an automatic turn, the action. */
type Done = Step<unknown, Event> & Pick<RecordedMove, 'action'>;

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
  const drawing = (made: Partial<RecordedMove>, step: (draw: typeof chance) => Done): unknown => {
    const { draw, drawn } = recording(chance);
    const { state, events, ...done } = step(draw);
    moves.push({ at: OPENED + (moves.length + 1) * HOUR, ...made, ...done, drawn, events });
    return state;
  };
  const miss = (before: unknown, seat: Seat, leave: boolean): unknown =>
    drawing({ seat, auto: true }, (draw) => {
      const action = leave ? undefined : title.auto(title.view(before, seat), draw);
      return action === undefined ? title.leave(before, seat, draw) : { ...title.act(before, action, draw), action };
    });

  let state = drawing({}, (draw) => title.start(options, seats, draw));
  for (let turn = title.turn(state); turn; turn = title.turn(state)) {
    if (moves.length > ENDLESS) return undefined;
    const { seat } = turn;
    const before = state;
    const events = moves.flatMap((move) => move.events);
    const deed = player({ state, seat, version: moves.length, events }, random);
    if (isMiss(deed)) state = miss(before, seat, deed.leave ?? false);
    else if (isLeaving(deed)) state = drawing({ seat: deed.seat }, (draw) => title.leave(before, deed.seat, draw));
    else state = drawing({ seat, action: deed }, (draw) => title.act(before, deed, draw));
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

function isMiss(deed: Deed): deed is Extract<Deed, { type: 'miss' }> {
  return deed.type === 'miss';
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
