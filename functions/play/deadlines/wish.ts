/** What all who play may agree on. docs/deadlines.md, "What players can do" */

import type { GameAnswer, Wish } from '@shared/api/games';
import type { GameRecord } from '../../store/game';
import { noteSeen } from '../games/seen';
import { show } from '../games/show';
import { type Change, commit } from '../moves/commit';
import { withoutWish } from '../moves/end';
import { Refusal } from '../refusal';
import { seated } from '../seated';
import { CROWD, type Decision, settle } from '../settle';
import type { Token } from '../viewer';
import type { World } from '../world';
import { agreed } from './agreement';
import { pauseOf, unpaused } from './pause';
import { type Player, playerAt, playing } from './player';

/**
 * Says what a player would like to be done, or none of it any more. The last of all who play makes it happen, in the same commit.
 * What has happened already stays so. Who has called the game off is not told that it is over.
 * @throws Refusal `not_signed_in`, `not_found`, `not_seated`, `not_running`, `rated_game` of calling it off, `busy`
 */
export async function wish(world: World, token: Token, id: string, wanted: Wish | 'none'): Promise<GameAnswer> {
  let wisher = '';
  const answer = await settle(
    world.db,
    async () => {
      const { game, seat, player: own } = await seated(world, token, id);
      wisher = own;
      if (wanted === 'abort' && game.why === 'agreed') return { result: show(world, game, seat) };
      const player = playing(game, seat);
      if (wanted === 'abort' && game.rated) throw new Refusal('rated_game');
      return decided(world, player, wishing(player, wanted, world.now()));
    },
    CROWD,
  );
  if (answer.status === 'void') await noteSeen(world, wisher, id, answer.version);
  return answer;
}

/** A player ends the pause; where none is on, nothing is done. @throws Refusal `not_signed_in`, `not_found`, `not_seated`, `not_running`, `busy` */
export async function goOn(world: World, token: Token, id: string): Promise<GameAnswer> {
  return settle(
    world.db,
    async () => {
      const player = await playerAt(world, token, id);
      const { game } = player;
      const now = world.now();
      return decided(world, player, pauseOf(game, now) && { game: revised(unpaused(game, now)) });
    },
    CROWD,
  );
}

/** `change`: undefined where it is so already. */
function decided(world: World, { game, seat }: Player, change: Change | undefined): Decision<GameAnswer> {
  const result = show(world, change?.game ?? game, seat);
  return { result, ...(change ? { writes: commit(game, change) } : {}) };
}

/** Where a pause is on, who would like one has it: they wish for nothing else any more. */
function wishing({ game, seat }: Player, wanted: Wish | 'none', now: number): Change | undefined {
  const before = game.seats[seat] ?? {};
  const isThere = wanted === 'pause' && pauseOf(game, now) !== undefined;
  const place = wanted === 'none' || isThere ? withoutWish(before) : { ...before, wish: wanted };
  if (place.wish === before.wish) return undefined;
  return agreed({ game: revised({ ...game, seats: game.seats.with(seat, place) }) }, now);
}

function revised(game: GameRecord): GameRecord {
  return { ...game, revision: game.revision + 1 };
}
