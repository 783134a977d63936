/** The game has begun. docs/notices.md, "Of what" */

import { commitment } from '@shared/random';
import { transcriptHash, transcriptOf } from '@shared/record/transcript';
import type { Begun } from '../../mail/begun';
import { begunNews } from '../../news/begun';
import { turnNews } from '../../news/turn';
import type { World } from '../../play/world';
import type { MessageOf } from '../../publish/message';
import { readEvents } from '../../store/event';
import { type GameRecord, readGames, type TurnRecord } from '../../store/game';
import type { Occasion } from '../occasion';
import { beganWith, hasMoved } from './moved';
import { gameSeen, turnHistoryOf } from './seen';

const DAY = 24 * 60 * 60 * 1000;

/** A start is news for so many milliseconds: longer than until the digest after the next. */
const NEWS = 3 * DAY;

/** For all who sit there and have not left, while it is news; for the one whose first turn it is together with that, and as long as it is. */
export async function startedOccasions(world: World, { game: id }: MessageOf<'started'>): Promise<readonly Occasion[]> {
  const [[game], [start]] = await Promise.all([readGames(world.db, [id]), readEvents(world.db, id, 0, 1)]);
  const { turn } = game ?? {};
  if (game?.status !== 'running' || !turn || !start) return [];
  const history = await turnHistoryOf(world, game, turn);
  const first = beganWith(turn, history) === start.version && !hasMoved(turn, history) ? turn.seat : undefined;
  return game.seats.flatMap(({ player, left }, seat): readonly Occasion[] => {
    if (player === undefined || left) return [];
    if (seat === first) return [firstTurn(world, game, turn, player)];
    if (world.now() - start.at > NEWS) return [];
    return [
      {
        ...startOf(game, player),
        since: start.at,
        until: start.at + NEWS,
        news: async (reader) => begunNews(await gameSeen(world, game, seat, reader), begunOf(game, turn)),
      },
    ];
  });
}

/** For the one to whom the start has given the turn. Who does not want to be told of starts is told of the turn all the same. */
export function firstTurn(world: World, game: GameRecord, turn: TurnRecord, player: string): Occasion {
  return {
    ...startOf(game, player),
    also: 'turn',
    since: turn.since,
    ...(game.deadline === undefined ? {} : { until: game.deadline }),
    news: async (reader) => turnNews(await gameSeen(world, game, turn.seat, reader), begunOf(game, turn)),
  };
}

function startOf({ id }: GameRecord, player: string): Pick<Occasion, 'kind' | 'whom' | 'what' | 'game' | 'isSeen'> {
  return { kind: 'started', whom: player, what: `started-${id}`, game: id, isSeen: ({ seen = 0 }) => seen >= 1 };
}

function begunOf(game: GameRecord, { seat }: TurnRecord): Begun {
  const { id, secret } = game;
  return { turn: seat, commitment: commitment(id, secret), transcript: transcriptHash(transcriptOf(game)) };
}
