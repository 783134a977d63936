/** The signed-in player. */

import { GameList, MyGamesQuery } from '@shared/api/games';
import { Export, Me, MeRequest } from '@shared/api/people';
import { mine } from '../../play/lists/mine';
import { exportAll } from '../../play/people/export';
import { askFarewell } from '../../play/people/farewell';
import { changeMe, me as look } from '../../play/people/me';
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
      summary: 'Change name, time zone, or whether mails say that a game begins and that it is my turn.',
      body: MeRequest,
      status: 200,
      answer: Me,
      problems: ['not_signed_in'],
    },
    async (world, { token, body }) => ({ body: await changeMe(world, token, body) }),
  ),
  route(
    {
      method: 'delete',
      path: '/api/me',
      summary:
        'Give up my account: running games are left, finished ones stay under a made-up name, everything else goes, at once or within moments. Nobody comes in here any more.',
      status: 204,
      problems: ['not_signed_in'],
    },
    async (world, { token }) => {
      await askFarewell(world, token);
      return { session: 'ended' };
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/me/export',
      summary: 'All that is kept of me, as a file: games as I may see them now.',
      status: 200,
      answer: Export,
      problems: ['not_signed_in', 'too_many'],
    },
    async (world, { token }) => ({ body: await exportAll(world, token), file: 'casebook-export.json' }),
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
