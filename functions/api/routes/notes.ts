/** What players write down beside a game, each for themselves. */

import { type Note, NoteRequest } from '@shared/api/note';
import { read } from '../../play/notes/read';
import { write } from '../../play/notes/write';
import { type Answer, route } from '../route';

const PATH = '/api/games/{id}/note';

export const notes = [
  route(
    {
      method: 'get',
      path: PATH,
      summary: 'My note beside this game; empty while I have written none. Nobody else is shown it.',
      status: 200,
      answer: 'Note',
      problems: ['not_signed_in', 'not_found', 'not_seated'],
    },
    async (world, { token, id }) => answer(await read(world, token, id)),
  ),
  route(
    {
      method: 'put',
      path: PATH,
      summary: 'Write my note anew, over the one that I have seen.',
      body: NoteRequest,
      match: 'tag',
      status: 200,
      answer: 'Note',
      problems: ['not_signed_in', 'not_found', 'not_seated', 'version_needed', 'note_moved'],
    },
    async (world, { token, id, body, match }) => answer(await write(world, token, id, body, match)),
  ),
];

function answer(body: Note): Answer<Note> {
  return { body, tag: body.tag };
}
