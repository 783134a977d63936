/** An address of the signed-in player's own that takes notices. */

import { WebhookRequest } from '@shared/api/notices';
import { notices } from '../../play/people/notices';
import { removeWebhook, setWebhook } from '../../play/people/webhook';
import { route } from '../route';

const PATH = '/api/me/webhook';

export const webhook = [
  route(
    {
      method: 'put',
      path: PATH,
      summary:
        'Have notices sent to an address of mine that takes what Discord takes: https, port 443, with a name and no bare address of the network. It takes the place of the one before. No answer ever shows all of it again.',
      body: WebhookRequest,
      status: 200,
      answer: 'Notices',
      problems: ['not_signed_in', 'webhook_address', 'too_many'],
    },
    async (world, { token, body }) => {
      await setWebhook(world, token, body.address);
      return { body: await notices(world, token) };
    },
  ),
  route(
    {
      method: 'delete',
      path: PATH,
      summary: 'Send no notices to my address any more, and forget it.',
      status: 200,
      answer: 'Notices',
      problems: ['not_signed_in'],
    },
    async (world, { token }) => {
      await removeWebhook(world, token);
      return { body: await notices(world, token) };
    },
  ),
];
