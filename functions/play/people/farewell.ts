/**
 * A player wants their account gone. The request shuts the door; the rest is a worker's, one game at a time. What leads
 * there goes when all is done, so that whoever comes next goes on where it was cut short.
 */

import { accountFrom, anyAccountFrom, removeAccount, rewriteAccount } from '../../store/account';
import { freeAddress, sameAddress } from '../../store/address';
import { dropChange } from '../../store/change';
import { dropMail, idOfMail } from '../../store/code';
import { endDevice, readDevices } from '../../store/device';
import { dueFrom } from '../../store/due';
import { accountKey, noteKey } from '../../store/keys';
import { CROWD, type Decision, settle } from '../settle';
import { emptyTalk, handTalk } from '../talk/writer';
import { signedIn, type Token } from '../viewer';
import type { World } from '../world';
import { clearBelongings, tablesOf } from './belongings';
import { depart, freeKept } from './depart';
import { finishMerge } from './merge';
import { forgetPlace, replace } from './pseudonym';
import { endAll, SESSIONS_AT_ONCE } from './session';

const DONE = { result: undefined };

/** Marks the account as leaving, frees its address and ends its sessions: nobody comes in any more. @throws Refusal `not_signed_in`, `busy` */
export async function askFarewell(world: World, token: Token): Promise<void> {
  const player = await signedIn(world, token);
  await settle(
    world.db,
    async () => {
      const [item] = await world.db.get(accountKey(player));
      const account = accountFrom(item);
      if (!account) return DONE;
      const [{ email }, now] = [account, world.now()];
      const devices = (await readDevices(world.db, player, world.now())).slice(0, SESSIONS_AT_ONCE);
      return {
        ...DONE,
        writes: [
          rewriteAccount(player, { email }, { leaving: now, email: undefined, ...dueFrom(player, now) }),
          dropChange(player),
          ...(email === undefined ? [] : [freeAddress(email, player), dropMail(idOfMail('sign-in', sameAddress(email)))]),
          ...devices.flatMap((device) => endDevice(player, device)),
        ],
      };
    },
    CROWD,
  );
  await endAll(world, player);
}

/**
 * Clears away all that is left of a player who is leaving: open tables are left, running games given up, and where they
 * played somebody sits in their place whom nobody knows from elsewhere. Again, and after it was cut short, it does the rest.
 * @throws Refusal `busy`: the rest is to be done.
 */
export async function farewell(world: World, player: string): Promise<void> {
  const [item] = await world.db.get(accountKey(player));
  if (anyAccountFrom(item)?.leaving === undefined) return;
  await endAll(world, player);
  await finishMerge(world, player);
  for (const game of await tablesOf(world, player)) await leaveTable(world, player, game);
  await clearBelongings(world, player);
  await settle(world.db, async () => {
    const [left] = await world.db.get(accountKey(player));
    return { ...DONE, ...(left ? { writes: [removeAccount(player)] } : {}) };
  });
}

/** What was said and written down there goes too, where the player sits no more. */
async function leaveTable(world: World, player: string, id: string): Promise<void> {
  await emptyTalk(world, id, player);
  await settle(world.db, () => decideNote(world, player, id));
  await depart(world, id, player);
  await freeKept(world, id, player);
  await handTalk(world, id, player, (await replace(world, player, id)) ?? world.id());
  await forgetPlace(world, player, id);
}

async function decideNote(world: World, player: string, id: string): Promise<Decision<undefined>> {
  const [note] = await world.db.get(noteKey(id, player));
  return { ...DONE, ...(note ? { writes: [{ remove: noteKey(id, player) }] } : {}) };
}
