/** How players are told what they do not see. docs/notices.md */

import { isDeepStrictEqual } from 'node:util';
import type { Notices, NoticesRequest } from '@shared/api/notices';
import { DIGEST_HOUR } from '@shared/notices/digest';
import { type AccountRecord, type NoticeSettings, rewriteAccount } from '../../store/account';
import { accountKey } from '../../store/keys';
import type { SessionRecord } from '../../store/session';
import { CROWD, type Decision, settle } from '../settle';
import { accountOf, signedInAt, type Token } from '../viewer';
import type { ApiWorld, World } from '../world';
import { armDigest } from './arm-digest';
import { decideAgain } from './decide-again';
import { pushOf } from './push';
import { lastTrials } from './trials';
import { waysOf, withWays } from './ways';
import { shownWebhook } from './webhook';

/** What a player has set, what each channel reaches, and what became of trials. @throws Refusal `not_signed_in` */
export async function notices(world: ApiWorld, token: Token): Promise<Notices> {
  const session = await signedInAt(world, token);
  const [item] = await world.db.get(accountKey(session.player));
  return shown(world, session, accountOf(item));
}

/**
 * Changes what is given: of the ways those that are named, and no other. The digest comes as it is set then, though it may have been
 * so before: whoever asks again, for there was no answer, finds it done.
 * @throws Refusal `not_signed_in`, `busy`
 */
export async function changeNotices(world: ApiWorld, token: Token, changes: NoticesRequest): Promise<Notices> {
  const session = await signedInAt(world, token);
  const { player } = session;
  const account = await settle(world.db, () => decide(world, player, changes), CROWD);
  if (changes.quiet !== undefined) await decideAgain(world, player);
  await armDigest(world, player, account);
  return shown(world, session, account);
}

async function decide({ db }: World, player: string, changes: NoticesRequest): Promise<Decision<AccountRecord>> {
  const [item] = await db.get(accountKey(player));
  const account = accountOf(item);
  const { notices: before } = account;
  const after = changed(before ?? {}, changes);
  if (isDeepStrictEqual(after, before ?? {})) return { result: account };
  const writes = [rewriteAccount(player, { notices: before, banned: undefined }, { notices: after })];
  return { result: { ...account, notices: after }, writes };
}

function changed({ quiet: before, ...rest }: NoticeSettings, { ways, quiet = before, hour }: NoticesRequest): NoticeSettings {
  return {
    ...rest,
    ...(ways === undefined ? {} : { ways: withWays(rest.ways, ways) }),
    ...(quiet === undefined || quiet === 'none' ? {} : { quiet }),
    ...(hour === undefined ? {} : { hour }),
  };
}

async function shown(world: ApiWorld, { player, device }: SessionRecord, account: AccountRecord): Promise<Notices> {
  const [push, trials] = await Promise.all([pushOf(world, player, device), lastTrials(world, player)]);
  const { notices: { quiet, hour = DIGEST_HOUR } = {}, webhook } = account;
  return {
    ways: waysOf(account),
    ...(quiet ? { quiet } : {}),
    hour,
    push: { key: world.pushKey, ...push },
    ...(webhook ? { webhook: shownWebhook(webhook) } : {}),
    trials,
  };
}
