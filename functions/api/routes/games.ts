/** Tables and games. */

import { CreateRequest, EventsQuery, GameQuery, OpenGamesQuery } from '@shared/api/games';
import { events } from '../../play/games/events';
import { look } from '../../play/games/look';
import { record } from '../../play/games/record';
import { open } from '../../play/lists/open';
import { create } from '../../play/tables/create';
import { route } from '../route';

export const games = [
  route(
    {
      method: 'post',
      path: '/api/games',
      summary: 'A new table. Its host has seat 0. Without a `pace` a turn may take as long as it likes.',
      body: CreateRequest,
      key: 'optional',
      status: 201,
      answer: 'Created',
      problems: ['not_signed_in', 'unknown_title', 'wrong_options', 'wrong_seats', 'key_reused', 'too_many'],
    },
    async (world, { token, body, key }) => ({ body: await create(world, token, body, key) }),
  ),
  route(
    {
      method: 'get',
      path: '/api/games',
      summary: 'Public tables with a free seat, the newest first. A page may be short or empty and have a next.',
      query: OpenGamesQuery,
      status: 200,
      answer: 'GameList',
      problems: [],
    },
    async (world, { token, query }) => ({ body: await open(world, token, query.cursor) }),
  ),
  route(
    {
      method: 'get',
      path: '/api/games/{id}',
      summary:
        'The game as the viewer may see it; 204 if `known` is its tag still. `at`: as it was after that version, as much as the viewer could see then. `as`, once it is over: through the eyes of a seat, or with everything face up.',
      query: GameQuery,
      status: 200,
      answer: 'GameAnswer',
      orNothing: true,
      problems: ['not_found', 'still_running'],
    },
    async (world, { token, id, query }) => {
      const { tag, game } = await look(world, token, id, query);
      return game ? { body: game, tag } : { tag };
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/games/{id}/events',
      summary:
        'What happened after a version, cut to the viewer; whole once the game is over, or with `as` what that seat was told then.',
      query: EventsQuery,
      status: 200,
      answer: 'EventsAnswer',
      problems: ['not_found', 'still_running'],
    },
    async (world, { token, id, query }) => ({ body: await events(world, token, id, query.after, query.as) }),
  ),
  route(
    {
      method: 'get',
      path: '/api/games/{id}/record',
      summary:
        'The game on record, as a file: cut to the viewer while it runs, whole after it, with all that chance gave and the secret that it follows from.',
      status: 200,
      answer: 'RecordAnswer',
      problems: ['not_found'],
    },
    async (world, { token, id }) => {
      const body = await record(world, token, id);
      return { body, file: `casebook-${body.title}-${id}.json` };
    },
  ),
];
