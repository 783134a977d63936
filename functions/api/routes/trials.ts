/** Whether a channel works. */

import { TrialRequest } from '@shared/api/notices';
import { askTrial } from '../../play/people/trials';
import { route } from '../route';

export const trials = [
  route(
    {
      method: 'post',
      path: '/api/me/trials',
      summary:
        'Have a notice sent to me that says only that the channel works. `GET /api/me/notices` tells what became of it. While one is on its way this answers the same one: this, not the key, makes it safe to ask again.',
      body: TrialRequest,
      key: 'optional',
      status: 202,
      answer: 'TrialAsked',
      problems: ['not_signed_in', 'no_channel', 'too_many'],
    },
    async (world, { token, body }) => ({ body: await askTrial(world, token, body.channel) }),
  ),
];
