/** The browsers in which a player is signed in. */

import { endSession, endSessions, sessions as list } from '../../play/people/sessions';
import { route } from '../route';

export const sessions = [
  route(
    {
      method: 'get',
      path: '/api/me/sessions',
      summary: 'Where I am signed in, the last used first.',
      status: 200,
      answer: 'Sessions',
      problems: ['not_signed_in'],
    },
    async (world, { token }) => ({ body: await list(world, token) }),
  ),
  route(
    {
      method: 'delete',
      path: '/api/me/sessions',
      summary: 'Sign out everywhere, here too.',
      status: 204,
      problems: ['not_signed_in'],
    },
    async (world, { token }) => {
      await endSessions(world, token);
      return { session: 'ended' };
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/me/sessions/{session}',
      summary: 'Sign one of my browsers out. One that is signed out already, or none of mine, stays as it is.',
      status: 204,
      problems: ['not_signed_in', 'not_found'],
    },
    async (world, { token, session }) => {
      const isHere = await endSession(world, token, session);
      return isHere ? { session: 'ended' } : {};
    },
  ),
];
