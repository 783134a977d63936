/** The signed-in player. */

import { MyGamesQuery } from '@shared/api/games';
import { ExportQuery, MeRequest } from '@shared/api/people';
import { mine } from '../../play/lists/mine';
import { exportPart } from '../../play/people/export';
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
      answer: 'Me',
      problems: ['not_signed_in'],
    },
    async (world, { token }) => ({ body: await look(world, token) }),
  ),
  route(
    {
      method: 'patch',
      path: '/api/me',
      summary: 'Change name, time zone, or when I am reminded of a turn.',
      body: MeRequest,
      status: 200,
      answer: 'Me',
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
      summary:
        'All that is kept of me, in parts: the first has all but my tables, and these go on from part to part while there is a next. Games are as I may see them now. The first parts are counted, and the later ones by themselves.',
      query: ExportQuery,
      status: 200,
      answer: 'Export',
      problems: ['not_signed_in', 'too_many'],
    },
    async (world, { token, query }) => ({ body: await exportPart(world, token, query.cursor) }),
  ),
  route(
    {
      method: 'get',
      path: '/api/me/games',
      summary:
        'My games: those waiting for me by urgency, then running ones, open tables and finished games, the newest first: those that started, were sat down at or ended last. A page may be short or empty and have a next.',
      query: MyGamesQuery,
      status: 200,
      answer: 'GameList',
      problems: ['not_signed_in'],
    },
    async (world, { token, query }) => ({ body: await mine(world, token, query.status, query.cursor) }),
  ),
];
