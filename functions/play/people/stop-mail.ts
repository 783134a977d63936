/** Switching off mails by what a letter holds. docs/notices.md, "Mail" */

import { timingSafeEqual } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Stoppable } from '@shared/api/notices';
import { type AccountRecord, accountFrom, rewriteAccount } from '../../store/account';
import { accountKey } from '../../store/keys';
import { CROWD, type Decision, settle } from '../settle';
import { accountOf } from '../viewer';
import type { World } from '../world';
import { withoutMail } from './ways';

/**
 * The secret by which a player's letters switch off mails, made with the first of them.
 * @throws Refusal `not_signed_in` if the player is gone meanwhile or their account is closed, `busy`
 */
export async function ensureStopToken(world: World, player: string, { stopToken }: AccountRecord): Promise<string> {
  if (stopToken !== undefined) return stopToken;
  const fresh = world.id();
  return settle(
    world.db,
    async () => {
      const [item] = await world.db.get(accountKey(player));
      const { stopToken: found } = accountOf(item);
      if (found !== undefined) return { result: found };
      return { result: fresh, writes: [rewriteAccount(player, { stopToken: undefined }, { stopToken: fresh })] };
    },
    CROWD,
  );
}

/**
 * Switches off the mails that a link is about, of the form that `StopQuery` has; what is off already, or nobody's, stays as it is.
 * @throws Refusal `busy`
 */
export async function stopMail(world: World, link: string): Promise<void> {
  const [player = '', stopped, secret = ''] = link.split('.');
  await settle(world.db, () => decide(world, player, stopped as Stoppable, secret), CROWD);
}

async function decide({ db }: World, player: string, stopped: Stoppable, secret: string): Promise<Decision<undefined>> {
  const [item] = await db.get(accountKey(player));
  const account = accountFrom(item);
  if (!account || !isSame(secret, account.stopToken ?? '')) return { result: undefined };
  const { notices, stopToken } = account;
  const ways = withoutMail(account, stopped);
  if (isDeepStrictEqual(ways, notices?.ways ?? {})) return { result: undefined };
  const read = { notices, stopToken };
  return { result: undefined, writes: [rewriteAccount(player, read, { notices: { ...notices, ways } })] };
}

function isSame(given: string, kept: string): boolean {
  return given.length === kept.length && timingSafeEqual(Buffer.from(given), Buffer.from(kept));
}
