import type { Joined, JoinRequest } from '@shared/api/games';
import { isSameSecret } from '../hash';
import { CROWD, settle } from '../settle';
import { approach, type Token } from '../viewer';
import type { World } from '../world';
import { takeSeat } from './sit';

/**
 * Sits down on the seat that is kept for the player, or on the lowest free one; who sits already keeps their seat.
 * @throws Refusal `not_signed_in`, `not_found`, `not_open`, `removed`, `invite_needed`, `table_full`, `busy`
 */
export async function join(world: World, token: Token, id: string, { invite, contribution }: JoinRequest): Promise<Joined> {
  const decide = async () => {
    const { game: table, player } = await approach(world, token, id);
    const isInvited = table.visibility === 'open' || isSameSecret(invite ?? '', table.invite);
    return takeSeat(world, table, player, { isInvited, contribution });
  };
  return settle(world.db, decide, CROWD);
}
