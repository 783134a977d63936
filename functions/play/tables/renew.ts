import type { Renewed } from '@shared/api/games';
import { commit } from '../moves/commit';
import { CROWD, settle } from '../settle';
import type { Token } from '../viewer';
import type { World } from '../world';
import { approachAsHost, mustBeOpen } from './host';

/**
 * The host has a new link made; the old one opens nothing any more.
 * @throws Refusal `not_signed_in`, `not_found`, `not_host`, `not_open`, `busy`
 */
export async function renew(world: World, token: Token, id: string): Promise<Renewed> {
  const invite = world.id();
  const decide = async () => {
    const { table } = await approachAsHost(world, token, id);
    if (table.invite === invite) return { result: { invite } };
    mustBeOpen(table);
    const after = { ...table, invite, revision: table.revision + 1, updated: world.now() };
    return { result: { invite }, writes: commit(table, { game: after }) };
  };
  return settle(world.db, decide, CROWD);
}
