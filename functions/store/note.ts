/** What a player has written down beside a game. */

import type { Mark } from '@shared/api/note';
import { putBeside } from './beside';
import { isNew, revisionIs } from './dynamo/conditions';
import type { Item, Write } from './dynamo/write';
import { noteKey } from './keys';

export interface NoteRecord {
  /** How often it was written; 0: never. */
  readonly revision: number;
  readonly text: string;
  readonly marks: Readonly<Record<string, Mark>>;
}

const BLANK: NoteRecord = { revision: 0, text: '', marks: {} };

export function noteFrom(item: Item | undefined): NoteRecord {
  if (item === undefined) return BLANK;
  const { pk, sk, marks, ...fields } = item;
  return { ...fields, marks: JSON.parse(String(marks)) } as NoteRecord;
}

/** Writes the note that follows another, if none has been written since that was read. */
export function writeNote(game: string, player: string, { marks, ...fields }: NoteRecord): Write[] {
  const before = fields.revision - 1;
  const put = { ...noteKey(game, player), ...fields, marks: JSON.stringify(marks) };
  return before === 0 ? [{ put, condition: isNew }, putBeside(player, game)] : [{ put, condition: revisionIs(before) }];
}

/** Takes a note away, if none has been written since it was read. */
export function removeNote(game: string, player: string, { revision }: NoteRecord): Write {
  return { remove: noteKey(game, player), condition: revisionIs(revision) };
}
