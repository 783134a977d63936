/** What players do in a running game. */

import { type Acted, ActionRequest } from '@shared/api/games';
import type { ProblemCode } from '@shared/api/problem';
import { makeTag } from '../../play/games/tag';
import { act } from '../../play/moves/act';
import { resign } from '../../play/moves/resign';
import { type Answer, route } from '../route';

/** What every command may be refused for. */
const REFUSALS = [
  'not_signed_in',
  'not_found',
  'not_seated',
  'key_reused',
  'version_needed',
  'version_moved',
  'not_running',
  'illegal_action',
] as const satisfies readonly ProblemCode[];

export const commands = [
  route(
    {
      method: 'post',
      path: '/api/games/{id}/actions',
      summary: 'Do something on my turn: one of the game’s choices.',
      body: ActionRequest,
      key: 'required',
      match: 'version',
      status: 200,
      answer: 'Acted',
      problems: [...REFUSALS, 'not_your_turn'],
    },
    async (world, { token, id, body, key, version }) => acted(await act(world, { token, game: id, key, version }, body.action)),
  ),
  route(
    {
      method: 'post',
      path: '/api/games/{id}/resignation',
      summary: 'Give up, my turn or not.',
      key: 'optional',
      match: 'version',
      status: 200,
      answer: 'Acted',
      problems: REFUSALS,
    },
    async (world, { token, id, key, version }) => acted(await resign(world, { token, game: id, key, version })),
  ),
];

function acted(body: Acted): Answer<Acted> {
  return { body, tag: makeTag(body.version, body.revision, { seat: body.you }) };
}
