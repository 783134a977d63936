/** The nouns of Mr. Jack Pocket. docs/rules/mr-jack-pocket.md, "Components" and "Set-up". */

import type { Result, Seat } from '../../game';

/** In the order of the rules' table. */
export const CHARACTERS = ['madame', 'goodley', 'bert', 'gull', 'stealthy', 'smith', 'lestrade', 'pizer', 'lane'] as const;
export type Character = (typeof CHARACTERS)[number];

export const DETECTIVES = ['holmes', 'watson', 'toby'] as const;
export type Detective = (typeof DETECTIVES)[number];

/** Clockwise. */
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

export const ROLES = ['jack', 'investigator'] as const;
export type Role = (typeof ROLES)[number];

/** The two faces of each action token. */
export const TOKENS = {
  'alibi-holmes': ['alibi', 'holmes'],
  'toby-watson': ['toby', 'watson'],
  'rotation-exchange': ['rotation', 'exchange'],
  'rotation-joker': ['rotation', 'joker'],
} as const;
export type TokenId = keyof typeof TOKENS;
export type Face = (typeof TOKENS)[TokenId][number];

export const ROLE_OPTIONS = ['host-jack', 'host-investigator', 'random'] as const;

/** The host has seat 0. */
export interface Options {
  readonly roles: (typeof ROLE_OPTIONS)[number];
}

/** One of nine, row by row from the top left. `cleared`: the round in which it turned innocent; absent of a suspect. */
export interface Tile {
  readonly character: Character;
  /** Where the wall stands. Without meaning on Lane's innocent side, an open crossroads. */
  readonly wall: Side;
  readonly cleared?: number;
}

/** An action token on the table: the face that is up, and whether it was used this round. */
export interface Token {
  readonly id: TokenId;
  readonly face: Face;
  readonly used: boolean;
}

/** Where each detective stands, 1 to 12 clockwise. */
export type Detectives = Readonly<Record<Detective, number>>;

/** Every action names its token. */
export type Action =
  | { readonly type: 'alibi'; readonly token: TokenId }
  | { readonly type: Detective; readonly token: TokenId; readonly steps: number }
  | { readonly type: 'joker'; readonly token: TokenId; readonly detective: Detective | 'nobody' }
  | { readonly type: 'rotation'; readonly token: TokenId; readonly character: Character; readonly degrees: number }
  | { readonly type: 'exchange'; readonly token: TokenId; readonly first: Character; readonly second: Character };

/**
 * What happened. A field that may be absent is one that not every viewer may know, or one that does not apply:
 * the walls of a turned crossroads, and whether a card that Jack drew cleared anybody.
 */
export type Event =
  | { readonly type: 'start'; readonly jack: Seat; readonly tiles: readonly Tile[]; readonly identity?: Character }
  | { readonly type: 'tokens'; readonly round: number; readonly faces: readonly Face[] }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly detective: Detective;
      readonly from: number;
      readonly to: number;
      readonly by: Detective | 'joker';
    }
  | { readonly type: 'waited'; readonly seat: Seat }
  | {
      readonly type: 'rotated';
      readonly seat: Seat;
      readonly token: TokenId;
      readonly character: Character;
      readonly degrees: number;
      readonly from?: Side;
      readonly to?: Side;
    }
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly first: Character; readonly second: Character }
  | { readonly type: 'alibi'; readonly seat: Seat; readonly jack: Seat; readonly card?: Character; readonly cleared?: boolean }
  | {
      readonly type: 'appeal';
      readonly round: number;
      readonly seen: boolean;
      readonly cleared: readonly Character[];
      readonly token: Role;
    }
  | { readonly type: 'left'; readonly seat: Seat }
  | {
      readonly type: 'end';
      readonly how: string;
      readonly winner: Seat;
      readonly identity: Character;
      readonly hourglasses: number;
    };

/** What one viewer may know. */
export interface View {
  readonly seats: Readonly<Record<Role, Seat>>;
  readonly you?: Role;
  readonly round: number;
  /** Actions taken this round, 0 to 3; 4 once an appeal has ended the game. */
  readonly taken: number;
  /** Whose pick it is; absent once the game is over. */
  readonly picks?: Role;
  readonly tiles: readonly Tile[];
  readonly detectives: Detectives;
  readonly tokens: readonly Token[];
  /** Tiles turned this round. */
  readonly turned: readonly Character[];
  /** Who took the round token, by round. */
  readonly rounds: readonly Role[];
  /** Alibi cards the Investigator drew. */
  readonly shown: readonly Character[];
  /** How many alibi cards Jack drew by action. */
  readonly jackCards: number;
  /** Cards left in the alibi deck. */
  readonly deckSize: number;
  /** Jack alone until the end, then everybody: who Jack is, the alibi cards he drew, all his hourglasses. */
  readonly secret?: { readonly identity: Character; readonly cards: readonly Character[]; readonly hourglasses: number };
  readonly result?: Result;
}
