import type { Note } from '@shared/api/note';
import { noteKey } from '../../store/keys';
import { type NoteRecord, noteFrom } from '../../store/note';
import { seated } from '../seated';
import type { Token } from '../viewer';
import type { World } from '../world';

/** The reader's own note beside a game. @throws Refusal `not_signed_in`, `not_found`, `not_seated` */
export async function read(world: World, token: Token, id: string): Promise<Note> {
  const { player } = await seated(world, token, id);
  const [item] = await world.db.get(noteKey(id, player));
  return show(noteFrom(item));
}

export function show({ revision, text, marks }: NoteRecord): Note {
  return { tag: tagOf(revision), text, marks: { ...marks } };
}

export function tagOf(revision: number): string {
  return `"${revision}"`;
}
