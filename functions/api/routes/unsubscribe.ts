/** Switching off mails from within a mail. RFC 8058; docs/notices.md, "Mail" */

import { StopForm, StopQuery } from '@shared/api/notices';
import { stopMail } from '../../play/people/stop-mail';
import { route } from '../route';

const PATH = '/api/unsubscribe';

export const unsubscribe = [
  route(
    {
      method: 'post',
      path: PATH,
      summary:
        'Switch off the mails that this link of a letter is about, signed in or not. The answer is the same whether there is such an account or not. Once or twice is the same.',
      query: StopQuery,
      body: StopForm,
      form: true,
      status: 204,
      problems: [],
    },
    async (world, { query }) => {
      await stopMail(world, query.token);
      return {};
    },
  ),
  route(
    {
      method: 'get',
      path: PATH,
      summary: 'Changes nothing, and leads to the page of the site on which a button does.',
      query: StopQuery,
      status: 303,
      problems: [],
    },
    async (_world, { query }) => ({ to: `/unsubscribe/#token=${query.token}` }),
  ),
];
