import { isDeepStrictEqual } from 'node:util';
import type { Me } from '@shared/api/people';
import type { Days } from '@shared/pace/vacation';
import { type AccountRecord, rewriteAccount, type Vacation } from '../../store/account';
import { dueFrom } from '../../store/due';
import { accountKey } from '../../store/keys';
import { CROWD, settle } from '../settle';
import { accountOf, signedIn, type Token } from '../viewer';
import type { World } from '../world';
import { me } from './me';
import { spreadNow } from './spread';
import { withoutVacation, withVacation } from './vacations';

/**
 * Takes a vacation, or changes the one that is on or planned; one that is so already stays.
 * @throws Refusal `not_signed_in`, `bad_request`, `vacation_spent`, `busy`
 */
export function takeVacation(world: World, token: Token, days: Days): Promise<Me> {
  return change(world, token, (account, now) => withVacation(account, days, now));
}

/** Ends the vacation that is on, or takes back the one that is planned. @throws Refusal `not_signed_in`, `busy` */
export function endVacation(world: World, token: Token): Promise<Me> {
  return change(world, token, withoutVacation);
}

/** The days that there are were counted with the vacations that were read: whoever takes some meanwhile has them read again. */
async function change(
  world: World,
  token: Token,
  decide: (account: AccountRecord, now: number) => readonly Vacation[],
): Promise<Me> {
  const { db } = world;
  const player = await signedIn(world, token);
  await settle(
    db,
    async () => {
      const [item] = await db.get(accountKey(player));
      const account = accountOf(item);
      const { vacations, timeZone } = account;
      const now = world.now();
      const after = decide(account, now);
      if (isDeepStrictEqual(after, vacations ?? [])) return { result: undefined };
      const read = { vacations, timeZone, banned: undefined };
      const changes = { vacations: after, unspread: now, ...dueFrom(player, now) };
      return { result: undefined, writes: [rewriteAccount(player, read, changes)] };
    },
    CROWD,
  );
  await spreadNow(world, player);
  return me(world, token);
}
