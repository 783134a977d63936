import type { Run } from '@shared/words/say';

/** What a letter says, before it is text or HTML. Everything here is text: nothing in it is markup. */
export interface Content {
  readonly head: string;
  readonly blocks: readonly Block[];
  /** Why it came. */
  readonly foot: string;
  /** Where something can be done about it. */
  readonly ways?: readonly Link[];
}

export interface Link {
  readonly label: string;
  readonly address: string;
}

/** A game in a list, or something that happened in one, and where it leads. */
export interface Row {
  readonly label: readonly Run[];
  readonly text: readonly Run[];
  readonly address: string;
}

/** Where a player came. */
export interface Place {
  readonly place: string;
  readonly name: string;
  readonly score?: string;
}

export type Block =
  | { readonly type: 'prose'; readonly runs: readonly Run[] }
  /** To be typed. */
  | { readonly type: 'code'; readonly code: string }
  /** To be pressed; `quiet`: some day perhaps. */
  | ({ readonly type: 'link'; readonly quiet?: true } & Link)
  /** One sentence after the other, under a head. */
  | { readonly type: 'told'; readonly head: string; readonly sentences: readonly (readonly Run[])[] }
  /** One below the other, under a head. */
  | { readonly type: 'rows'; readonly head: string; readonly rows: readonly Row[] }
  | { readonly type: 'places'; readonly head: string; readonly places: readonly Place[] }
  /** What somebody else wrote, in lines of their own. */
  | { readonly type: 'quote'; readonly text: string }
  /** Lines whose columns matter. */
  | { readonly type: 'picture'; readonly head: string; readonly picture: string };

export type BlockOf<Type extends Block['type']> = Extract<Block, { readonly type: Type }>;
