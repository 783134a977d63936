/** The nouns of P.I. docs/rules/pi.md, "Components" and "A turn". */

import type { Result, Seat } from '../../game';

export const SUSPECTS = [
  'shorty',
  'doc',
  'rusty',
  'bubbles',
  'frenchy',
  'maurice',
  'pop',
  'dutch',
  'knuckles',
  'pinky',
  'queenie',
  'earl',
] as const;
export const CRIMES = [
  'murder',
  'mob-killing',
  'bank-job',
  'blackmail',
  'police-corruption',
  'forgery',
  'kidnapping',
  'jewellery-heist',
  'smuggling',
  'protection-racket',
] as const;
/** Row by row from the top left. */
export const PLACES = [
  'lakeside',
  'forest-park',
  'little-italy',
  'trocadero',
  'ocean-drive',
  'china-town',
  'central-station',
  'main-street',
  'road-house',
  'union-square',
  'downtown',
  'ricks-cafe',
  'waterfront',
  'skid-row',
] as const;

export type Suspect = (typeof SUSPECTS)[number];
export type Crime = (typeof CRIMES)[number];
export type Place = (typeof PLACES)[number];
/** Anything an evidence card can ask about. All ids differ. */
export type Element = Suspect | Crime | Place;

export const EDITIONS = ['first', 'second', 'duel'] as const;
export type EditionId = (typeof EDITIONS)[number];

/** Second edition: what solutions are worth rises from round to round, or is the same in each. */
export const SCHEDULES = ['rising', 'level'] as const;
export type Schedule = (typeof SCHEDULES)[number];

export type Options =
  | { readonly edition: 'first' }
  | { readonly edition: 'second'; readonly schedule: Schedule }
  | { readonly edition: 'duel' };

export interface Case {
  readonly suspect: Suspect;
  readonly place: Place;
  readonly crime: Crime;
}

/** A location with what lies in its slots. */
export interface Location {
  readonly place: Place;
  readonly suspect?: Suspect;
  readonly crime?: Crime;
}

export type Action =
  | { readonly type: 'investigate'; readonly place: Place }
  | { readonly type: 'evidence'; readonly card: Element }
  | { readonly type: 'solve'; readonly suspect: Suspect; readonly place: Place; readonly crime: Crime };

/** An investigator on the board with the tokens that still lie on it. */
export interface Investigator {
  readonly seat: Seat;
  readonly place: Place;
  readonly discs: number;
  readonly cubes: number;
}

/** A token on a tile. */
export interface Mark {
  readonly seat: Seat;
  readonly kind: 'disc' | 'cube';
  readonly element: Element;
}

/** What happened. A field that may be absent is one that not every viewer may know. */
export type Event =
  /** `cases` by the seat that solves it; a seat sees the one it holds. */
  | {
      readonly type: 'dealt';
      readonly miniGame: number;
      readonly start: Seat;
      readonly board: readonly Location[];
      readonly display: readonly Element[];
      readonly cases: Readonly<Record<Seat, Case>>;
    }
  /** With the totals announced, which count elements whose tiles carry a token already. */
  | { readonly type: 'placed'; readonly seat: Seat; readonly place: Place; readonly discs: number; readonly cubes: number }
  | {
      readonly type: 'asked';
      readonly seat: Seat;
      readonly card: Element;
      readonly answer: 'disc' | 'cube' | 'nothing';
      readonly from?: 'investigator';
    }
  | { readonly type: 'refilled'; readonly cards: readonly Element[]; readonly reshuffled?: true }
  /** `points` won, or below 0 lost; absent in Duel. */
  | {
      readonly type: 'guessed';
      readonly seat: Seat;
      readonly suspect: Suspect;
      readonly place: Place;
      readonly crime: Crime;
      readonly right: boolean;
      readonly points?: number;
    }
  | { readonly type: 'phase'; readonly phase: number; readonly value: number }
  | { readonly type: 'left'; readonly seat: Seat }
  /**
   * By seat: every case, and the points that the mini-game gave, penalties aside. `solved`: who solved, where points do not tell:
   * a second edition's solution may be worth nothing, and a round of Duel is won or lost.
   */
  | {
      readonly type: 'closed';
      readonly miniGame: number;
      readonly cases: readonly Case[];
      readonly points: readonly number[];
      readonly solved?: readonly Seat[];
    }
  | { readonly type: 'end'; readonly how: string; readonly places: readonly number[]; readonly scores: readonly number[] };

/** One player as all see them. */
export interface Player {
  /** Points; in Duel rounds won. */
  readonly score: number;
  /** Investigators still in hand. */
  readonly investigators: number;
  /** Cards kept face up because they placed nothing. */
  readonly kept: readonly Element[];
  /** Wrong guesses in this mini-game, and the penalty points of the whole game, also where the score fell no further. */
  readonly wrong: number;
  readonly penalties: number;
  readonly lastGuess?: Case;
  readonly solved?: { readonly phase: number; readonly points: number };
  readonly left?: true;
  /** Second edition: the marker is flipped, since the player has attempted to solve in this round, or has left. */
  readonly flipped?: true;
}

/** Duel: how the rounds before this one went. */
export interface Rounds {
  /** Who won, in order; tied rounds are left out. */
  readonly winners: readonly Seat[];
  readonly ties: number;
  /** Who won the last round and has set one investigator aside. */
  readonly aside?: Seat;
}

/** What one viewer may know. The second edition and Duel call a mini-game a round. */
export interface View {
  readonly edition: EditionId;
  /** Second edition. */
  readonly schedule?: Schedule;
  readonly you?: Seat;
  /** Absent once the game is over. */
  readonly toMove?: Seat;
  readonly miniGame: number;
  /** Absent in Duel, which goes on until somebody has won two rounds. */
  readonly miniGames?: number;
  readonly phase: number;
  /** What a solution is worth now; in Duel nothing by itself. */
  readonly value: number;
  /** All that a solution is worth in this mini-game, one after the other, and which of them it is now, from 0; past the last when none is left. Empty in Duel. */
  readonly values: readonly number[];
  readonly step: number;
  readonly rounds?: Rounds;
  /** Who is to move has nothing but an attempt to solve: in Duel, after the first player's right one. */
  readonly lastChance?: true;
  readonly start: Seat;
  readonly board: readonly Location[];
  readonly display: readonly Element[];
  readonly deck: number;
  readonly discards: number;
  readonly players: readonly Player[];
  readonly investigators: readonly Investigator[];
  readonly marks: readonly Mark[];
  /** The cases this viewer may know, by the seat that solves them: the one held, those solved or shown. */
  readonly cases: Readonly<Record<Seat, Case>>;
  /** The seat whose case the viewer holds. */
  readonly holds?: Seat;
  readonly result?: Result;
}
