/** docs/rules/pi.md, "A mini-game's set-up". */

import type { Draw } from '../../draw';
import type { Seat, Step } from '../../game';
import { editionOf } from './editions';
import { type Cards, ELEMENTS, elementOf, FIRST_CRIME, FIRST_SUSPECT, toCase } from './elements';
import { layOut } from './locations';
import { isUnsolved, leftOf, type PlayerState, type State } from './state';
import { CRIMES, type Event, type Options, PLACES, SCHEDULES, SUSPECTS } from './types';

/** Evidence cards that lie face up. */
export const DISPLAY = 9;

/** What a player keeps from one mini-game to the next. */
type Standing = Pick<PlayerState, 'score' | 'hand' | 'penalties' | 'left'>;

type Table = Pick<State, 'edition' | 'schedule' | 'rounds' | 'miniGame' | 'turn' | 'start'> & {
  readonly players: readonly Standing[];
};

/** The first mini-game, which a random player starts. @throws RangeError of options that are none */
export function start(options: Options, seats: number, draw: Draw): Step<State, Event> {
  if (options.edition === 'second' && !SCHEDULES.includes(options.schedule)) throw new RangeError('no such schedule');
  const { investigators, rounds } = editionOf(options);
  const standing: Standing = { score: 0, hand: investigators, penalties: 0 };
  const players = Array.from({ length: seats }, () => standing);
  const first = { miniGame: 1, turn: 1, start: draw.pick('start', seats), players };
  return deal({ ...options, ...(rounds && { rounds }), ...first }, draw);
}

/** The next mini-game. The start passes to the next seat, even if that has left. */
export function dealNext(state: State, draw: Draw): Step<State, Event> {
  const next = leftOf(state.start, state.players.length);
  return deal({ ...state, miniGame: state.miniGame + 1, turn: state.turn + 1, start: next }, draw);
}

function deal({ edition, schedule, rounds, miniGame, turn, start, players }: Table, draw: Draw): Step<State, Event> {
  const label = `game ${miniGame}`;
  const suspects = draw.shuffle(`${label}/suspects`, PLACES.length).slice(0, SUSPECTS.length);
  const crimes = draw.shuffle(`${label}/crimes`, PLACES.length).slice(0, CRIMES.length);
  const cases = dealCases(label, players.length, draw);
  const evidence = draw.shuffle(`${label}/evidence`, ELEMENTS.length);
  const dealt = players.map((player, seat) => newPlayer(player, cases[seat] as Cards));
  const state: State = {
    edition,
    ...(schedule && { schedule }),
    ...(rounds && { rounds }),
    miniGame,
    phase: 1,
    turn,
    start,
    toMove: firstToMove(dealt, start),
    tiles: [...suspects, ...crimes],
    display: evidence.slice(0, DISPLAY),
    deck: evidence.slice(DISPLAY),
    discards: [],
    reshuffles: 0,
    players: dealt,
  };
  return { state, events: [dealtEvent(state)] };
}

/** By the seat that solves: whoever sits on its right is dealt these cards. */
function dealCases(label: string, seats: number, draw: Draw): Cards[] {
  const suspects = draw.shuffle(`${label}/case suspects`, SUSPECTS.length);
  const places = draw.shuffle(`${label}/case places`, PLACES.length);
  const crimes = draw.shuffle(`${label}/case crimes`, CRIMES.length);
  return Array.from({ length: seats }, (_, seat) => [
    FIRST_SUSPECT + (suspects[seat] as number),
    places[seat] as number,
    FIRST_CRIME + (crimes[seat] as number),
  ]);
}

function newPlayer({ score, hand, penalties, left }: Standing, cards: Cards): PlayerState {
  const fresh = { case: cards, score, hand, placed: [], discs: [], cubes: [], kept: [], wrong: 0, penalties };
  return left === undefined ? fresh : { ...fresh, left };
}

function firstToMove(players: readonly PlayerState[], start: Seat): Seat {
  let seat = start;
  while (!isUnsolved(players[seat] as PlayerState)) seat = leftOf(seat, players.length);
  return seat;
}

function dealtEvent({ miniGame, start, tiles, display, players }: State): Event {
  return {
    type: 'dealt',
    miniGame,
    start,
    board: layOut(tiles),
    display: display.map(elementOf),
    cases: Object.fromEntries(players.map((player, seat) => [seat, toCase(player.case)])),
  };
}
