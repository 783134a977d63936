/** How the signed-in player is told what they do not see. */

import { NoticesRequest } from '@shared/api/notices';
import { changeNotices, notices as look } from '../../play/people/notices';
import { route } from '../route';

const PATH = '/api/me/notices';

export const notices = [
  route(
    {
      method: 'get',
      path: PATH,
      summary:
        'How I am told what I do not see: for each kind and channel when, my quiet hours, the hour of the digest, what each channel reaches, and what became of the last trials.',
      status: 200,
      answer: 'Notices',
      problems: ['not_signed_in'],
    },
    async (world, { token }) => ({ body: await look(world, token) }),
  ),
  route(
    {
      method: 'patch',
      path: PATH,
      summary:
        'Change it: the kinds and channels that are named, and no other. Hours are those of my time zone. What I have set stays as it is when defaults change, though it be the same.',
      body: NoticesRequest,
      status: 200,
      answer: 'Notices',
      problems: ['not_signed_in'],
    },
    async (world, { token, body }) => ({ body: await changeNotices(world, token, body) }),
  ),
];
