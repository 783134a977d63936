/** More time for the player to move. docs/deadlines.md, "What players can do" */

import type { GameAnswer } from '@shared/api/games';
import { changeGame } from '../../store/game';
import { show } from '../games/show';
import { Refusal } from '../refusal';
import { CROWD, settle } from '../settle';
import type { Token } from '../viewer';
import type { World } from '../world';
import { playerAt, turnOf } from './player';
import { reckon } from './reckon';

/**
 * Gives the player to move once more the time for a turn. Who has given it in this turn has.
 * @throws Refusal `not_signed_in`, `not_found`, `not_seated`, `not_running`, `turn_over`, `no_deadline` without a clock, and of
 * one's own turn, `busy`
 */
export async function giveTime(world: World, token: Token, id: string, number: number): Promise<GameAnswer> {
  const decide = async () => {
    const { game, seat } = await playerAt(world, token, id);
    const turn = turnOf(game, number);
    const { time, gifts = [] } = turn;
    if (time === undefined || game.pace.turn === undefined || turn.seat === seat) throw new Refusal('no_deadline');
    if (gifts.includes(seat)) return { result: show(world, game, seat) };
    const given = { ...turn, time: time + game.pace.turn, gifts: [...gifts, seat] };
    const after = reckon({ ...game, turn: given, revision: game.revision + 1 });
    return { result: show(world, after, seat), writes: [changeGame(game, after)] };
  };
  return settle(world.db, decide, CROWD);
}
