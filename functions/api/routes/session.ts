/** Signing in and out. */

import { CodeRequest, GuestRequest, SignInRequest } from '@shared/api/session';
import { askCode } from '../../play/people/ask-code';
import { deviceCode } from '../../play/people/device-code';
import { enter } from '../../play/people/guest';
import { signIn } from '../../play/people/sign-in';
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
      answer: 'Guest',
      problems: ['too_many'],
    },
    async (world, { token, body, client, agent }) => {
      const entered = await enter(world, { token, client, agent }, body.name);
      return { body: entered.guest, session: { token: entered.token } };
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/session/code',
      summary:
        'Have a mail sent with a code and a link that sign in, good for ten minutes. The answer is the same for every address. Asked again, the last mail is the one that is good, whatever the key.',
      body: CodeRequest,
      key: 'optional',
      status: 202,
      problems: ['too_many'],
    },
    async (world, { client, body }) => {
      await askCode(world, client, body.email);
      return {};
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/session',
      summary:
        'Sign this browser in, once, by what a mail holds or another browser shows. A guest here keeps all they have. What was used is used up, whatever the key.',
      body: SignInRequest,
      key: 'optional',
      status: 200,
      answer: 'SignedIn',
      problems: ['too_many', 'wrong_code', 'banned'],
    },
    async (world, { token, body, client, agent }) => {
      const { signedIn, token: fresh } = await signIn(world, { token, client, agent }, body);
      return { body: signedIn, session: { token: fresh } };
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/session/device',
      summary: 'A code that signs in another browser as me, once within ten minutes. Each call makes one, whatever the key.',
      key: 'optional',
      status: 201,
      answer: 'DeviceCode',
      problems: ['not_signed_in', 'too_many'],
    },
    async (world, { token, client }) => ({ body: await deviceCode(world, token, client) }),
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
