/** A game as it is stored: short, since every move writes it whole. Elements, and so places, are numbers of elements.ts. */

import type { Seat } from '../../game';
import { type Cards, FIRST_SUSPECT, kindOf } from './elements';
import type { EditionId, Rounds, Schedule } from './types';

/** Where each suspect and then each crime lies. A location that none of a kind names has that slot blank. */
export type Tiles = readonly number[];

/** An investigator on the board with the tokens that still lie on it. */
export type Placed = readonly [place: number, discs: number, cubes: number];

/** A seat's share of the state. Elements and places are numbers. */
export interface PlayerState {
  /** The case this seat solves, held by the seat on its right. */
  readonly case: Cards;
  readonly score: number;
  /** Investigators not yet used. */
  readonly hand: number;
  readonly placed: readonly Placed[];
  /** Elements whose tiles carry this player's disc, or cube. */
  readonly discs: readonly number[];
  readonly cubes: readonly number[];
  /** Evidence cards that placed nothing. */
  readonly kept: readonly number[];
  /** Wrong guesses in this mini-game. */
  readonly wrong: number;
  /** Penalty points in the whole game, also where the score fell no further. */
  readonly penalties: number;
  readonly lastGuess?: Cards;
  readonly solved?: readonly [phase: number, points: number];
  /** The first to leave has 1, the next 2. */
  readonly left?: number;
}

/** What ended a game: codes of the catalogue. */
export const HOWS = ['most-points', 'two-rounds', 'last-one'] as const;
export type How = (typeof HOWS)[number];

/** All there is to a game, its secrets too. docs/rules/pi.md, "A mini-game's set-up". */
export interface State {
  readonly edition: EditionId;
  /** Second edition. */
  readonly schedule?: Schedule;
  /** Duel: never more than three winners. */
  readonly rounds?: Rounds;
  /** Mini-games, phases and turns count from 1; turns over the whole game. */
  readonly miniGame: number;
  readonly phase: number;
  readonly turn: number;
  readonly start: Seat;
  readonly toMove: Seat;
  readonly tiles: Tiles;
  readonly display: readonly number[];
  readonly deck: readonly number[];
  readonly discards: readonly number[];
  /** How often the discards became the deck in this mini-game. */
  readonly reshuffles: number;
  readonly players: readonly PlayerState[];
  readonly ended?: How;
}

/** @throws RangeError of a seat that is not at the table. */
export function playerAt(state: State, seat: Seat): PlayerState {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

/** The state with this of a seat put in place. @throws RangeError of a seat that is not at the table. */
export function changePlayer(state: State, seat: Seat, change: Partial<PlayerState>): State {
  return { ...state, players: state.players.with(seat, { ...playerAt(state, seat), ...change }) };
}

/** The location an element lies in. */
export function whereIs(tiles: Tiles, element: number): number {
  return element < FIRST_SUSPECT ? element : (tiles[element - FIRST_SUSPECT] as number);
}

/** Whether the player's disc or cube lies on this element's tile. */
export function isMarked(player: PlayerState, element: number): boolean {
  return player.discs.includes(element) || player.cubes.includes(element);
}

/** Whether the player's disc or cube lies on the tile of this kind in this location. */
export function isSlotMarked(player: PlayerState, tiles: Tiles, place: number, kind: number): boolean {
  const lies = (element: number) => kindOf(element) === kind && whereIs(tiles, element) === place;
  return player.discs.some(lies) || player.cubes.some(lies);
}

/** Still has turns in this mini-game. */
export function isUnsolved(player: PlayerState): boolean {
  return player.solved === undefined && player.left === undefined;
}

/** Second edition: has attempted to solve in this mini-game. Who has left counts as having done so. */
export function isFlipped(player: PlayerState): boolean {
  return player.wrong > 0 || !isUnsolved(player);
}

/** How many players still have turns in this mini-game. */
export function countUnsolved(state: State): number {
  return state.players.filter(isUnsolved).length;
}

/** The player on the left: the next in turn order, and whose case this seat holds. */
export function leftOf(seat: Seat, seats: number): Seat {
  return (seat + 1) % seats;
}
