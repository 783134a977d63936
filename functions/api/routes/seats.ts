/** Sitting down and getting up before the start. */

import { ContributionRequest, JoinRequest } from '@shared/api/games';
import { contribute } from '../../play/tables/contribute';
import { join } from '../../play/tables/join';
import { withdraw } from '../../play/tables/withdraw';
import { route } from '../route';

export const seats = [
  route(
    {
      method: 'post',
      path: '/api/games/{id}/seats',
      summary:
        'Sit down, on the seat that is kept for me or on the lowest free one. The last seat starts the game. Who sits already keeps their seat: this, not the key, makes it safe to ask again.',
      body: JoinRequest,
      key: 'optional',
      status: 201,
      answer: 'Joined',
      problems: ['not_signed_in', 'not_found', 'not_open', 'removed', 'invite_needed', 'table_full'],
    },
    async (world, { token, id, body }) => ({ body: await join(world, token, id, body) }),
  ),
  route(
    {
      method: 'put',
      path: '/api/games/{id}/seats/me',
      summary: 'Add bytes of my own to the chance of the game: once, before the start.',
      body: ContributionRequest,
      status: 204,
      problems: ['not_signed_in', 'not_found', 'not_seated', 'contribution_fixed', 'not_open'],
    },
    async (world, { token, id, body }) => {
      await contribute(world, token, id, body.contribution);
      return {};
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/games/{id}/seats/me',
      summary: 'Get up before the start. A host who does cancels the table.',
      status: 204,
      problems: ['not_signed_in', 'not_found', 'not_open'],
    },
    async (world, { token, id }) => {
      await withdraw(world, token, id);
      return {};
    },
  ),
];
