/** Signing in and out. */

import { Guest, GuestRequest } from '@shared/api/session';
import { enter } from '../../play/people/guest';
import { signOut } from '../../play/people/sign-out';
import { route } from '../route';

export const session = [
  route(
    {
      method: 'post',
      path: '/api/session/guest',
      summary:
        'Be a guest: play at once. Whoever is signed in already stays who they are: this, not the key, makes it safe to ask again.',
      body: GuestRequest,
      key: 'optional',
      status: 201,
      answer: Guest,
      problems: [],
    },
    async (world, { token, body }) => {
      const entered = await enter(world, token, body.name);
      return { body: entered.guest, session: { token: entered.token } };
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/session',
      summary: 'Sign this browser out.',
      status: 204,
      problems: [],
    },
    async (world, { token }) => {
      await signOut(world, token);
      return { session: 'ended' };
    },
  ),
];
