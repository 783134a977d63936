/** What a host may do with an open table, and playing a game again. */

import { RemoveQuery, StartRequest } from '@shared/api/games';
import type { ProblemCode } from '@shared/api/problem';
import { close } from '../../play/tables/close';
import { openSeat } from '../../play/tables/open-seat';
import { rematch } from '../../play/tables/rematch';
import { remove } from '../../play/tables/remove';
import { renew } from '../../play/tables/renew';
import { start } from '../../play/tables/start';
import { route } from '../route';

/** What a host may be refused for. */
const REFUSALS = ['not_signed_in', 'not_found', 'not_host', 'not_open'] as const satisfies readonly ProblemCode[];

export const tables = [
  route(
    {
      method: 'post',
      path: '/api/games/{id}/start',
      summary:
        'The host starts with the players present; seats may have other numbers then. Asking again with as many players gives the same answer: this, not the key, makes it safe.',
      body: StartRequest,
      key: 'optional',
      status: 200,
      answer: 'Joined',
      problems: [...REFUSALS, 'table_changed', 'too_few'],
    },
    async (world, { token, id, body }) => ({ body: await start(world, token, id, body.players) }),
  ),
  route(
    {
      method: 'delete',
      path: '/api/games/{id}/seats/{seat}',
      summary:
        'The host removes a player from an open table, who may not come back; or, without `player`, opens a seat that is kept for somebody to whoever has the link.',
      query: RemoveQuery,
      status: 204,
      problems: [...REFUSALS, 'table_changed'],
    },
    async (world, { token, id, seat, query }) => {
      const { player } = query;
      await (player === undefined ? openSeat(world, token, id, seat) : remove(world, token, id, seat, player));
      return {};
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/games/{id}/invite',
      summary:
        'The host has a new link made; the old one opens nothing any more. Asking again makes another one: the last answer counts, whatever the key.',
      key: 'optional',
      status: 200,
      answer: 'Renewed',
      problems: REFUSALS,
    },
    async (world, { token, id }) => ({ body: await renew(world, token, id) }),
  ),
  route(
    {
      method: 'delete',
      path: '/api/games/{id}',
      summary: 'The host closes an open table for everybody.',
      status: 204,
      problems: REFUSALS,
    },
    async (world, { token, id }) => {
      await close(world, token, id);
      return {};
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/games/{id}/rematch',
      summary:
        'Play a finished game again with roles exchanged: opens the table for it, where the caller sits then, or finds it; sitting down there is up to `POST /api/games/{id}/seats`. There is one for a game until it is closed: this, not the key, makes it safe to ask again.',
      key: 'optional',
      status: 201,
      answer: 'Rematch',
      problems: [
        'not_signed_in',
        'not_found',
        'not_seated',
        'not_finished',
        'not_open',
        'removed',
        'table_full',
        'wrong_options',
        'wrong_seats',
        'too_many',
      ],
    },
    async (world, { token, id }) => ({ body: await rematch(world, token, id) }),
  ),
];
