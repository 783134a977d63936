/** Something that one player may have to be told. docs/notices.md */

import type { Kind } from '@shared/notices/kinds';
import type { News } from '../news/news';
import type { AccountRecord } from '../store/account';
import type { SeatItem } from '../store/seat';

/** Instants are epoch milliseconds. */
export interface Occasion {
  /** Whose settings it goes by. */
  readonly kind: Kind;
  /** Where those say that its kind is off, it goes by this one. */
  readonly also?: Kind;
  /** The player. */
  readonly whom: string;
  /** What it is known by: with a channel behind it, its notice. Letters, digits, `-` and `_`. */
  readonly what: string;
  /** Since when there is something to tell. */
  readonly since: number;
  /** From then on it is of no use: a turn is over, a table closed. */
  readonly until?: number;
  /** The game that it belongs to: notices of one take each other's place. */
  readonly game: string;
  /** Whether they have done it themselves. */
  readonly own?: true;
  /** Whether they have seen it, by their place at the table. Absent: nobody can tell. */
  readonly isSeen?: (place: SeatItem) => boolean;
  /** What there is to say, in the zone of its reader. */
  readonly news: (reader: AccountRecord) => Promise<News>;
}
