/** Games on record, played at random with draws that follow from their secret. */

import { nth, offers, size } from '@shared/choice';
import { type Draw, recording } from '@shared/draw';
import type { Action, Choice, Event, Seat, Step, Title } from '@shared/game';
import { findGame, type Game, games } from '@shared/games';
import { commitment, drawKey, seeded } from '@shared/random';
import { type Random, randomFrom } from '../../../test/support/chance';
import { freeze } from '../../../test/support/freeze';
import type { RecordedGame, RecordedMove } from '../record';
import { transcriptOf } from '../transcript';

/** A game to play. */
export interface Plan {
  readonly title: string;
  readonly options: RecordedGame['options'];
  readonly seats: number;
  /** One move in so many is somebody's leaving. */
  readonly leaving?: number;
  /** One move in so many is the clock's: an automatic turn or, where the rules have none, a forfeit. */
  readonly missing?: number;
  /** It is made void after so many moves, unless it is over by then. */
  readonly voidAfter?: number;
  /** Why it is. */
  readonly why?: NonNullable<RecordedGame['why']>;
}

export const POCKET: Plan = { title: 'mr-jack-pocket', options: { roles: 'random' }, seats: 2 };
export const FIRST: Plan = { title: 'pi', options: { edition: 'first' }, seats: 2 };

/** Every edition, with few players and with many, and games that nobody won by playing. */
export const PLANS: readonly Plan[] = [
  POCKET,
  { title: 'mr-jack-pocket', options: { roles: 'host-jack' }, seats: 2, leaving: 12 },
  { title: 'mr-jack-pocket', options: { roles: 'host-investigator' }, seats: 2, voidAfter: 9 },
  FIRST,
  { title: 'pi', options: { edition: 'first' }, seats: 5, leaving: 30 },
  { title: 'pi', options: { edition: 'second', schedule: 'rising' }, seats: 3 },
  { title: 'pi', options: { edition: 'second', schedule: 'level' }, seats: 4, voidAfter: 6 },
  { title: 'pi', options: { edition: 'duel' }, seats: 2 },
  { ...POCKET, missing: 4 },
  { title: 'pi', options: { edition: 'first' }, seats: 3, leaving: 30, missing: 4 },
  { title: 'pi', options: { edition: 'duel' }, seats: 2, missing: 2 },
  { title: 'pi', options: { edition: 'second', schedule: 'rising' }, seats: 2, missing: 1, voidAfter: 5, why: 'unplayed' },
];

/** Names that somebody might have, and some that nobody should. */
const NAMES = [
  'Ada',
  'Żółć 名前',
  '"quoted" \\ back',
  'two\nlines\r\n\ttab',
  'a ~ b = c > d - e',
  '\u2028\u2029\u0085\u0000\u007f',
  '\u202eright to left\u202c\u200b\ufeff',
  '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁷󠁬󠁳󠁿',
  '\ud800 alone \udc00',
  '',
  '__proto__',
  ' - ',
];

const OPENED = Date.UTC(2026, 10, 30, 9);

/** @throws Error if there is none */
export function gameOf(title: string): Game {
  const game = findGame(games, title);
  if (game === undefined) throw new Error(`there is no ${title}`);
  return game;
}

/** A whole record. The same seed gives the same. */
export function recordOf(plan: Plan, seed: number): RecordedGame {
  const random = randomFrom(seed);
  const { title } = gameOf(plan.title);
  const secret = hex(random, 32);
  const id = hex(random, 11);
  const seats = Array.from({ length: plan.seats }, () => ({
    name: NAMES[random(NAMES.length)] ?? '',
    ...(random(3) > 0 ? { contribution: hex(random, 32) } : {}),
  }));
  const laid: RecordedGame = {
    format: 1,
    id,
    title: title.id,
    rules: title.rules,
    options: plan.options,
    created: OPENED,
    seats,
    commitment: commitment(id, secret),
    secret,
    status: 'void',
    moves: [],
  };
  return { ...laid, ...play(title, plan, seeded(drawKey(secret, transcriptOf(laid))), random) };
}

/** The first moves of a game, while it ran, as this viewer was told of them. */
export function cutTo(record: RecordedGame, sight: Seat | 'spectator', moves: number): RecordedGame {
  const { title } = gameOf(record.title);
  const { secret: _secret, result: _result, why: _why, ...head } = record;
  const told = record.moves.slice(0, moves).map(({ drawn: _drawn, action, events, ...by }) => ({
    ...by,
    ...(action && by.seat === sight ? { action } : {}),
    events: events.map((event) => title.eventView(event, sight)),
  }));
  return { ...head, sight, status: 'running', moves: told };
}

/** What came of a move and, if it was one, the action. */
type Done = Step<unknown, Event> & Pick<RecordedMove, 'action'>;

function play(title: Title, plan: Plan, draws: Draw, random: Random): Pick<RecordedGame, 'status' | 'why' | 'moves' | 'result'> {
  const moves: RecordedMove[] = [];
  const here = new Set(Array.from({ length: plan.seats }, (_, seat) => seat));
  let at = OPENED;

  function record(by: Pick<RecordedMove, 'seat' | 'auto'>, does: (draw: Draw) => Done): unknown {
    const { draw, drawn } = recording(draws);
    const { state, events, ...done } = freeze(does(draw));
    at += 1 + random(100_000_000);
    moves.push({ at, ...by, ...done, drawn, events });
    return state;
  }

  function next(before: unknown, seat: Seat): unknown {
    if (plan.leaving !== undefined && random(plan.leaving) === 0) {
      const leaver = [...here][random(here.size)] ?? seat;
      here.delete(leaver);
      return record({ seat: leaver }, (draw) => title.leave(before, leaver, draw));
    }
    if (plan.missing !== undefined && random(plan.missing) === 0) return miss(before, seat);
    const action = choose(title, before, seat, random);
    return record({ seat }, (draw) => ({ ...title.act(before, action, draw), action }));
  }

  function miss(before: unknown, seat: Seat): unknown {
    return record({ seat, auto: true }, (draw) => {
      const action = title.auto(title.view(before, seat), draw);
      if (action !== undefined) return { ...title.act(before, action, draw), action };
      here.delete(seat);
      return title.leave(before, seat, draw);
    });
  }

  let state = record({}, (draw) => title.start(plan.options, plan.seats, draw));
  for (let turn = title.turn(state); turn !== undefined; turn = title.turn(state)) {
    if (moves.length > (plan.voidAfter ?? Infinity)) {
      const stopped = state;
      record({}, () => ({ state: stopped, events: [] }));
      return { status: 'void', ...(plan.why ? { why: plan.why } : {}), moves };
    }
    state = next(state, turn.seat);
  }
  const result = title.result(state);
  return { status: 'finished', moves, ...(result ? { result } : {}) };
}

/** Anything; and, now and then, the right solution of a case, so that games come to an end. */
function choose(title: Title, state: unknown, seat: Seat, random: Random): Action {
  const choices = title.choices(state);
  const { cases } = title.view(state, 'revealed') as { readonly cases?: Readonly<Record<Seat, object>> };
  const solution: Action = { type: 'solve', ...cases?.[seat] };
  if (random(6) === 0 && offers(choices, solution)) return solution;
  const choice = choices[random(choices.length)] as Choice;
  return nth([choice], random(size(choice)));
}

/** Random bytes. */
export function hex(random: Random, bytes: number): string {
  return Array.from({ length: bytes }, () => random(256).toString(16).padStart(2, '0')).join('');
}
