import type { Run } from '@shared/words/say';

/** What a letter says, before it is text or HTML. Everything here is text: nothing in it is markup. */
export interface Content {
  readonly head: string;
  readonly blocks: readonly Block[];
  /** Why it came. */
  readonly foot: string;
}

export type Block =
  | { readonly type: 'prose'; readonly runs: readonly Run[] }
  /** To be typed. */
  | { readonly type: 'code'; readonly code: string }
  /** To be pressed; `quiet`: some day perhaps. */
  | { readonly type: 'link'; readonly label: string; readonly address: string; readonly quiet?: true }
  /** One sentence after the other, under a head. */
  | { readonly type: 'told'; readonly head: string; readonly sentences: readonly (readonly Run[])[] }
  /** Lines whose columns matter. */
  | { readonly type: 'picture'; readonly head: string; readonly picture: string };
