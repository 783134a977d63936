import type { Note, NoteRequest } from '@shared/api/note';
import { noteKey } from '../../store/keys';
import { type NoteRecord, noteFrom, writeNote } from '../../store/note';
import { isSameTag } from '../games/tag';
import { hashOf } from '../hash';
import { Refusal } from '../refusal';
import { seated } from '../seated';
import { settle } from '../settle';
import type { Token } from '../viewer';
import type { World } from '../world';
import { show, tagOf } from './read';

/**
 * Writes the note anew, over the one that was seen. What is written already, by a call whose answer was lost, is
 * answered again.
 * @throws Refusal `not_signed_in`, `not_found`, `not_seated`, `version_needed`, `note_moved` with the note as it is, `busy`
 */
export async function write(world: World, token: Token, id: string, { text, marks }: NoteRequest, seen?: string): Promise<Note> {
  return settle(world.db, async () => {
    const { player } = await seated(world, token, id);
    if (seen === undefined) throw new Refusal('version_needed');
    const [item] = await world.db.get(noteKey(id, player));
    const before = noteFrom(item);
    if (isSameTag(seen, tagOf(before.revision))) {
      const after: NoteRecord = { revision: before.revision + 1, text, marks };
      return { result: show(after), writes: writeNote(id, player, after) };
    }
    const isRepeat = isSameTag(seen, tagOf(before.revision - 1)) && hashOf({ text, marks }) === hashOf(contentOf(before));
    if (!isRepeat) throw new Refusal('note_moved', { note: show(before) });
    return { result: show(before) };
  });
}

function contentOf({ text, marks }: NoteRecord): NoteRequest {
  return { text, marks: { ...marks } };
}
