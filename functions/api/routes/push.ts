/** Notices that this browser shows. */

import { PushRequest } from '@shared/api/notices';
import { subscribe, unsubscribe } from '../../play/people/push';
import { route } from '../route';

const PATH = '/api/me/push';

export const push = [
  route(
    {
      method: 'put',
      path: PATH,
      summary:
        'Have notices sent to this browser, by what it has subscribed with, until it is signed out. It takes the place of what it subscribed with before, and of whatever anybody else has here.',
      body: PushRequest,
      status: 204,
      problems: ['not_signed_in', 'push_host'],
    },
    async (world, { token, body }) => {
      await subscribe(world, token, body);
      return {};
    },
  ),
  route(
    {
      method: 'delete',
      path: PATH,
      summary: 'Send no notices to this browser any more.',
      status: 204,
      problems: ['not_signed_in'],
    },
    async (world, { token }) => {
      await unsubscribe(world, token);
      return {};
    },
  ),
];
