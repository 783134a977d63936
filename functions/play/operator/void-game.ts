import { readGames } from '../../store/game';
import { voided } from '../deadlines/void';
import { commit } from '../moves/commit';
import { Refusal } from '../refusal';
import { settle } from '../settle';
import type { World } from '../world';
import { type Ground, noted } from './log';

/**
 * Ends a running game without a result. It is a command like any other: a move that was decided before it and comes
 * after it is refused. @returns whether the game was running still.
 * @throws Refusal `not_found`, `not_running` of a game that did not start or came to its end, `busy`
 */
export async function voidGame(world: World, id: string, ground: Ground): Promise<boolean> {
  return settle<boolean>(world.db, async () => {
    const [game] = await readGames(world.db, [id]);
    if (game === undefined) throw new Refusal('not_found');
    if (game.status === 'void') return { result: false };
    if (game.status !== 'running') throw new Refusal('not_running');
    const writes = [...commit(game, voided(game, world.now())), noted(world, ground, { act: 'void', game: id })];
    return { result: true, writes };
  });
}
