/** A friendly nudge. docs/deadlines.md, "What players can do" */

import type { GameAnswer } from '@shared/api/games';
import type { Seat } from '@shared/game';
import { isOn } from '@shared/pace/rest';
import { changeGame, type GameRecord } from '../../store/game';
import { nudgeKey } from '../../store/keys';
import { addNudge, nudgeFrom } from '../../store/nudge';
import { show } from '../games/show';
import { Refusal } from '../refusal';
import { CROWD, settle } from '../settle';
import type { Token } from '../viewer';
import type { World } from '../world';
import { pauseOf } from './pause';
import { playerAt, turnOf } from './player';

/** From one to the next in a game, whoever's it is. Milliseconds. */
const BETWEEN = 24 * 60 * 60 * 1000;

/**
 * Nudges the player to move: a mail follows. Whoever did so last, in this turn and within a day, has.
 * @throws Refusal `not_signed_in`, `not_found`, `not_seated`, `not_running`, `turn_over`, `bad_request` of oneself, `away` of who
 * is on vacation or where the game is paused, `nudged` where another has within a day, or the same in an earlier turn, `busy`
 */
export async function nudge(world: World, token: Token, id: string, number: number): Promise<GameAnswer> {
  const decide = async () => {
    const { game, seat } = await playerAt(world, token, id);
    const turn = turnOf(game, number);
    if (turn.seat === seat) throw new Refusal('bad_request');
    const now = world.now();
    if (game.nudged !== undefined && now - game.nudged < BETWEEN) {
      const [item] = await world.db.get(nudgeKey(id, game.nudged));
      const last = nudgeFrom(item);
      if (last?.seat !== seat || last.turn !== number) throw new Refusal('nudged');
      return { result: show(world, game, seat) };
    }
    if (isAway(game, turn.seat, now)) throw new Refusal('away');
    const after = { ...game, nudged: now, revision: game.revision + 1 };
    return { result: show(world, after, seat), writes: [changeGame(game, after), addNudge(id, now, { seat, turn: number })] };
  };
  return settle(world.db, decide, CROWD);
}

/** The clock stands for the player to move, and not for a weekend: where vacations are not agreed on it does not. */
function isAway(game: GameRecord, seat: Seat, now: number): boolean {
  const { pace, seats } = game;
  const vacations = pace.vacation ? (seats[seat]?.away ?? []) : [];
  return pauseOf(game, now) !== undefined || vacations.some((vacation) => isOn(vacation, now));
}
