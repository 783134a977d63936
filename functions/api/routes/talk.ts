/** Talk at a table, for those who sit there. */

import { MessageRequest, MessagesQuery, ReportRequest } from '@shared/api/talk';
import { mute, unmute } from '../../play/talk/mute';
import { read } from '../../play/talk/read';
import { report } from '../../play/talk/report';
import { say } from '../../play/talk/say';
import { route } from '../route';

export const talk = [
  route(
    {
      method: 'get',
      path: '/api/games/{id}/messages',
      summary:
        'What was said after a message, oldest first, without those whom the reader has muted; 204 if `known` is the tag still. A page may be short or empty and have a next.',
      query: MessagesQuery,
      status: 200,
      answer: 'MessagesAnswer',
      orNothing: true,
      problems: ['not_signed_in', 'not_found', 'not_seated'],
    },
    async (world, { token, id, query }) => {
      const { tag, talk } = await read(world, token, id, query);
      return talk ? { body: talk, tag } : { tag };
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/games/{id}/messages',
      summary: 'Say something: a text, or a phrase that each reader has in their own language.',
      body: MessageRequest,
      key: 'required',
      status: 201,
      answer: 'Said',
      problems: ['not_signed_in', 'not_found', 'not_seated', 'key_reused', 'not_open', 'too_many'],
    },
    async (world, { token, id, body, key = '' }) => ({ body: await say(world, token, id, body, key) }),
  ),
  route(
    {
      method: 'put',
      path: '/api/games/{id}/mutes/{seat}',
      summary: 'Read nothing more of whoever sits there, at any table. They are not told.',
      status: 204,
      problems: ['not_signed_in', 'not_found', 'not_seated'],
    },
    async (world, { token, id, seat }) => {
      await mute(world, token, id, seat);
      return {};
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/games/{id}/mutes/{seat}',
      summary: 'Read whoever sits there again.',
      status: 204,
      problems: ['not_signed_in', 'not_found', 'not_seated'],
    },
    async (world, { token, id, seat }) => {
      await unmute(world, token, id, seat);
      return {};
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/games/{id}/reports',
      summary: 'Tell the operator about whoever sits there, or has written a message there. They are not told.',
      body: ReportRequest,
      key: 'optional',
      status: 204,
      problems: ['not_signed_in', 'not_found', 'not_seated', 'key_reused', 'too_many'],
    },
    async (world, { token, id, body, key }) => {
      await report(world, token, id, body, key);
      return {};
    },
  ),
];
