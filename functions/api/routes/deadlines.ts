/** What those who play may do about time. docs/deadlines.md */

import { type GameAnswer, TurnRequest, WishRequest } from '@shared/api/games';
import type { ProblemCode } from '@shared/api/problem';
import { giveTime } from '../../play/deadlines/gift';
import { nudge } from '../../play/deadlines/nudge';
import { goOn, wish } from '../../play/deadlines/wish';
import { makeTag } from '../../play/games/tag';
import { type Answer, route } from '../route';

/** What each of them may be refused for. */
const REFUSALS = ['not_signed_in', 'not_found', 'not_seated', 'not_running'] as const satisfies readonly ProblemCode[];

export const deadlines = [
  route(
    {
      method: 'put',
      path: '/api/games/{id}/wish',
      summary:
        'Say that I would like to pause, or to call the game off without a result, or neither any more. When all who still play wish the same it is done: the clocks stand for thirty days, or the game is void. A rated game cannot be called off.',
      body: WishRequest,
      status: 200,
      answer: 'GameAnswer',
      problems: [...REFUSALS, 'rated_game'],
    },
    async (world, { token, id, body }) => shown(await wish(world, token, id, body.wish)),
  ),
  route(
    {
      method: 'delete',
      path: '/api/games/{id}/pause',
      summary: 'Go on: the clocks of a paused game go again. Of one that is not paused, nothing changes.',
      status: 200,
      answer: 'GameAnswer',
      problems: REFUSALS,
    },
    async (world, { token, id }) => shown(await goOn(world, token, id)),
  ),
  route(
    {
      method: 'post',
      path: '/api/games/{id}/time',
      summary:
        'Give the player to move once more the time for a turn. I may do so once in each turn: this, not the key, makes it safe to ask again.',
      body: TurnRequest,
      key: 'optional',
      status: 200,
      answer: 'GameAnswer',
      problems: [...REFUSALS, 'turn_over', 'no_deadline'],
    },
    async (world, { token, id, body }) => shown(await giveTime(world, token, id, body.turn)),
  ),
  route(
    {
      method: 'post',
      path: '/api/games/{id}/nudge',
      summary:
        'Have a friendly mail sent to the player to move, once a day in a game, whoever does it. If it was me, in this turn, nothing more is sent: this, not the key, makes it safe to ask again.',
      body: TurnRequest,
      key: 'optional',
      status: 200,
      answer: 'GameAnswer',
      problems: [...REFUSALS, 'turn_over', 'away', 'nudged'],
    },
    async (world, { token, id, body }) => shown(await nudge(world, token, id, body.turn)),
  ),
];

function shown(body: GameAnswer): Answer<GameAnswer> {
  return { body, tag: makeTag(body.version, body.revision, { seat: body.you }) };
}
