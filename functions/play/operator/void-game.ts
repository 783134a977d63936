import { type GameRecord, readGames } from '../../store/game';
import { type Change, commit } from '../moves/commit';
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
    const writes = [...commit(game, ended(game, world.now())), noted(world, ground, { act: 'void', game: id })];
    return { result: true, writes };
  });
}

/** Nobody's turn any more. The version's event holds nothing: nothing happened in the game. */
function ended({ turn, deadline, ...game }: GameRecord, now: number): Change {
  const version = game.version + 1;
  return {
    game: { ...game, version, status: 'void', updated: now },
    event: { version, at: now, events: [], drawn: [] },
  };
}
