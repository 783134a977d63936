/** When the signed-in player is away. */

import { VacationRequest } from '@shared/api/people';
import { endVacation, takeVacation } from '../../play/people/vacation';
import { route } from '../route';

const PATH = '/api/me/vacation';

export const vacation = [
  route(
    {
      method: 'put',
      path: PATH,
      summary:
        'Take a vacation, from today or a later day on, or change the one that I have planned. Of one that is on the last day alone can be another. Days are those of my zone, and there are 28 in each calendar year.',
      body: VacationRequest,
      status: 200,
      answer: 'Me',
      problems: ['not_signed_in', 'vacation_spent'],
    },
    async (world, { token, body }) => ({ body: await takeVacation(world, token, body) }),
  ),
  route(
    {
      method: 'delete',
      path: PATH,
      summary: 'End the vacation that is on, for which today is used up, or take back the one that is planned.',
      status: 200,
      answer: 'Me',
      problems: ['not_signed_in'],
    },
    async (world, { token }) => ({ body: await endVacation(world, token) }),
  ),
];
