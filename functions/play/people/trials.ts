/** Whether a channel works: a notice is asked for that says only that. docs/notices.md */

import type { Notices } from '@shared/api/notices';
import type { Channel } from '@shared/notices/channels';
import type { AccountRecord } from '../../store/account';
import { accountKey } from '../../store/keys';
import type { SessionRecord } from '../../store/session';
import { addTell } from '../../store/tell';
import { readTrials } from '../../store/trial';
import { insist } from '../insist';
import { allow } from '../limits';
import { Refusal } from '../refusal';
import { accountOf, signedInAt, type Token } from '../viewer';
import type { World } from '../world';
import { pushOf } from './push';
import { reaches } from './reaches';

/** For how long it is shown what became of one. Milliseconds. */
const SHOWN = 24 * 60 * 60 * 1000;

/** By then one is over, whatever became of it. Milliseconds. */
const UNDER_WAY = 10_000;

/**
 * Asks for a trial, or finds the one that is on its way.
 * @throws Refusal `not_signed_in`, `no_channel` where there is nothing to send to, `too_many`
 */
export async function askTrial(world: World, token: Token, channel: Channel): Promise<{ asked: number }> {
  const session = await signedInAt(world, token);
  const { player } = session;
  const [item] = await world.db.get(accountKey(player));
  if (!(await isThere(world, session, accountOf(item), channel))) throw new Refusal('no_channel');
  const last = (await lastTrials(world, player))[channel];
  if (last !== undefined && last.outcome === undefined && world.now() - last.asked < UNDER_WAY) return { asked: last.asked };
  await allow(world, 'trialsOfChannel', `${player} ${channel}`);
  await allow(world, 'trialsOfPlayer', player);
  const asked = world.now();
  await insist(() => world.db.write([addTell({ kind: 'trial', player, by: channel, asked }, asked)]));
  return { asked };
}

/** The last of each channel that was asked for within a day. */
export async function lastTrials(world: World, player: string): Promise<Notices['trials']> {
  const trials = await readTrials(world.db, player, world.now() - SHOWN);
  return Object.fromEntries(
    trials.map(({ by, asked, outcome, status }) => [
      by,
      { asked, ...(outcome === undefined ? {} : { outcome }), ...(status === undefined ? {} : { status }) },
    ]),
  );
}

/** Whether there is anything to send to. Of browsers an account knows only that there may be one. */
async function isThere(
  world: World,
  { player, device }: SessionRecord,
  account: AccountRecord,
  channel: Channel,
): Promise<boolean> {
  if (!reaches(account, channel)) return false;
  return channel !== 'push' || (await pushOf(world, player, device)).devices > 0;
}
