import type { Note, NoteRequest } from '@shared/api/note';
import { askFor } from './ask';

/** What the reader has written down beside a game. One try. @throws Refused, Unreachable */
export function getNote(id: string): Promise<Note> {
  return askFor(`/games/${id}/note`);
}

/**
 * One try to write it over the note of this tag. It outlives the page, where that is closed meanwhile.
 * @throws Refused, with the note as it is if it was written elsewhere; Unreachable
 */
export function putNote(id: string, note: NoteRequest, tag: string): Promise<Note> {
  return askFor(`/games/${id}/note`, { method: 'PUT', body: note, match: tag, keepalive: true });
}
