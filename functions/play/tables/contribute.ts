import { commit } from '../moves/commit';
import { Refusal } from '../refusal';
import { CROWD, settle } from '../settle';
import { approach, type Token } from '../viewer';
import type { World } from '../world';

/**
 * A seated player adds their bytes, once and before the start; the same ones again change nothing.
 * @throws Refusal `not_signed_in`, `not_found`, `not_seated`, `contribution_fixed`, `not_open`, `busy`
 */
export async function contribute(world: World, token: Token, id: string, contribution: string): Promise<void> {
  const decide = async () => {
    const { game, seat } = await approach(world, token, id);
    if (seat === undefined) throw new Refusal('not_seated');
    const sitter = game.seats[seat];
    if (sitter?.contribution === contribution) return { result: undefined };
    if (sitter?.contribution !== undefined) throw new Refusal('contribution_fixed');
    if (game.status !== 'open') throw new Refusal('not_open');
    const seats = game.seats.with(seat, { ...sitter, contribution });
    const after = { ...game, seats, revision: game.revision + 1, updated: world.now() };
    return { result: undefined, writes: commit(game, { game: after }) };
  };
  await settle(world.db, decide, CROWD);
}
