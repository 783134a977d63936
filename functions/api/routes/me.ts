/** The signed-in player. */

import { GameList, MyGamesQuery } from '@shared/api/games';
import { Me, MeRequest } from '@shared/api/people';
import { changeMe, me as look } from '../../play/people/me';
import { mine } from '../../play/tables/mine';
import { route } from '../route';

export const me = [
  route(
    {
      method: 'get',
      path: '/api/me',
      summary: 'Who is signed in.',
      status: 200,
      answer: Me,
      problems: ['not_signed_in'],
    },
    async (world, { token }) => ({ body: await look(world, token) }),
  ),
  route(
    {
      method: 'patch',
      path: '/api/me',
      summary: 'Change name or time zone.',
      body: MeRequest,
      status: 200,
      answer: Me,
      problems: ['not_signed_in'],
    },
    async (world, { token, body }) => ({ body: await changeMe(world, token, body) }),
  ),
  route(
    {
      method: 'get',
      path: '/api/me/games',
      summary:
        'My games: those waiting for me by urgency, then running ones, open tables and finished games, the newest first: those that started, were sat down at or ended last. A page may be short or empty and have a next.',
      query: MyGamesQuery,
      status: 200,
      answer: GameList,
      problems: ['not_signed_in'],
    },
    async (world, { token, query }) => ({ body: await mine(world, token, query.status, query.cursor) }),
  ),
];
