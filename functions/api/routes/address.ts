/** The address that keeps an account: changing it, and having mail go there again. */

import { AddressRequest, ConfirmationRequest } from '@shared/api/people';
import { askChange, confirm, forgetChange } from '../../play/people/address';
import { mend } from '../../play/people/mend';
import { route } from '../route';

export const address = [
  route(
    {
      method: 'put',
      path: '/api/me/address',
      summary:
        'Have a mail sent to my old address and to the new one: when both have confirmed, within a day, the new one keeps my account. An old one at which mail was refused for good is not asked. A guest has no address to change (404): they sign in.',
      body: AddressRequest,
      status: 202,
      problems: ['not_signed_in', 'not_found', 'too_many'],
    },
    async (world, { token, client, body }) => {
      await askChange(world, token, client, body.email);
      return {};
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/me/address',
      summary: 'Drop the change of address that is under way. The address itself stays.',
      status: 204,
      problems: ['not_signed_in'],
    },
    async (world, { token }) => {
      await forgetChange(world, token);
      return {};
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/me/address/confirmation',
      summary:
        'Confirm a change of address, by the link of either mail, signed in or not. Again, it is answered again, whatever the key.',
      body: ConfirmationRequest,
      key: 'optional',
      status: 200,
      answer: 'Confirmed',
      problems: ['too_many', 'wrong_code'],
    },
    async (world, { client, body }) => ({ body: await confirm(world, client, body.token) }),
  ),
  route(
    {
      method: 'post',
      path: '/api/me/address/mending',
      summary:
        'Mail to my address was stopped (`mailStopped`): have it go out again, and a mail sent that shows whether it arrives. Where it is not stopped nothing is done: this, not the key, makes it safe to ask again.',
      key: 'optional',
      status: 202,
      problems: ['not_signed_in', 'not_found', 'too_many'],
    },
    async (world, { token }) => {
      await mend(world, token);
      return {};
    },
  ),
];
