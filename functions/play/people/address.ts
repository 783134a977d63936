/**
 * A change of address: it happens once both the old and the new one have confirmed it. An old one at which mail was refused
 * for good is not asked: nobody could answer.
 */

import type { Confirmed } from '@shared/api/people';
import { type AccountRecord, accountFrom, checkWelcome, rewriteAccount } from '../../store/account';
import { claimAddress, freeAddress, keyOfAddress, keyOfStop, ownerFrom, sameAddress } from '../../store/address';
import { type ChangeRecord, changeFrom, confirmChange, dropChange, endChange, putChange } from '../../store/change';
import { askMail, dropMail, idOfMail } from '../../store/code';
import type { Write } from '../../store/dynamo/write';
import { accountKey, changeKey } from '../../store/keys';
import { mendAddress, readStop, stopFrom } from '../../store/stop';
import { allow } from '../limits';
import { Refusal } from '../refusal';
import { CROWD, settle } from '../settle';
import { signedIn, type Token } from '../viewer';
import type { World } from '../world';
import { allowMail } from './allow-mail';
import { emailOf } from './email';
import { mailByLink } from './proof';
import { lasting } from './validity';

/**
 * Asks both addresses, or the new one alone, in place of any change under way. It is the same whosever the new address is:
 * the worker that sends the mail finds out.
 * @throws Refusal `not_signed_in`, `not_found` of a guest, who has no address, `too_many`, `busy`
 */
export async function askChange(world: World, token: Token, client: string, email: string): Promise<void> {
  const player = await signedIn(world, token);
  const before = await emailOf(world, player);
  await allow(world, 'codesFromClient', client);
  await allowMail(world, client, email);
  await allowMail(world, client, before);
  const asked = world.now();
  const lasts = lasting('change', asked);
  const decide = async () => {
    const [item] = await world.db.get(changeKey(player));
    if (Number(item?.asked ?? 0) >= asked) return { result: undefined };
    const old = await emailOf(world, player);
    const isDead = await isDeadAddress(world, old);
    const mail = { player, to: email, asked, ...lasts };
    const askOld = idOfMail('address-old', player);
    return {
      result: undefined,
      writes: [
        rewriteAccount(player, { email: old, banned: undefined }, { email: old }),
        putChange(player, { email, asked, old: isDead, new: false, ...lasts }),
        isDead ? dropMail(askOld) : askMail(askOld, { kind: 'address-old', email: old, ...mail }),
        askMail(idOfMail('address-new', player), { kind: 'address-new', email, ...mail }),
      ],
    };
  };
  await settle(world.db, decide, CROWD);
}

/** Drops the change that is under way, if there is one: its links are good no more. @throws Refusal `not_signed_in`, `busy` */
export async function forgetChange(world: World, token: Token): Promise<void> {
  const player = await signedIn(world, token);
  await endChanging(world, player);
}

/** The same for a player who asks for nothing. @throws Refusal `busy` */
export async function endChanging(world: World, player: string): Promise<void> {
  const writes = [dropChange(player), dropMail(idOfMail('address-old', player)), dropMail(idOfMail('address-new', player))];
  await settle(world.db, async () => ({ result: undefined, writes }));
}

/**
 * One of the two addresses confirms, by the link it was sent; again, it is answered again. Whether the new one became
 * somebody else's meanwhile is told to nobody but the new one: if the old one is the last, the change is dropped. That mail
 * was refused there before holds no more: this one has arrived.
 * @throws Refusal `too_many`, `wrong_code` of a link of another kind, one that is over, one of a closed account, and to the
 * new address if it is somebody else's, `busy`
 */
export async function confirm(world: World, client: string, token: string): Promise<Confirmed> {
  await allow(world, 'triesFromClient', client);
  const decide = async () => {
    const link = await mailByLink(world, token);
    if (!link || link.mail.kind === 'sign-in') throw new Refusal('wrong_code');
    const { kind, player = '', to = '', asked } = link.mail;
    const keys = [accountKey(player), changeKey(player), keyOfAddress(to), keyOfStop(to)];
    const [item, stored, address, stopped] = await world.db.get(...keys);
    const account = accountFrom(item);
    const change = changeFrom(stored, world.now());
    const stop = stopFrom(stopped, world.now());
    if (!account || account.banned !== undefined) throw new Refusal('wrong_code');
    if (change?.asked !== asked) {
      if (account.email === to) return { result: { done: true } };
      throw new Refusal('wrong_code');
    }
    const isTaken = (ownerFrom(address) ?? player) !== player;
    const [side, other] = kind === 'address-old' ? (['old', 'new'] as const) : (['new', 'old'] as const);
    if (isTaken && side === 'new') throw new Refusal('wrong_code');
    if (change[other] && isTaken) return { result: { done: false }, writes: [endChange(player, change)] };
    if (change[other] || (side === 'new' && (await isDeadAddress(world, account.email)))) {
      const mended = stop?.why === 'bounced' ? [mendAddress(to, stop, world.now())] : [];
      return { result: { done: true }, writes: [...changeNow(player, account, change), ...mended] };
    }
    if (change[side]) return { result: { done: false } };
    return { result: { done: false }, writes: [confirmChange(player, change, side), checkWelcome(player)] };
  };
  return settle(world.db, decide, CROWD);
}

function changeNow(player: string, { email: old = '' }: AccountRecord, change: ChangeRecord): Write[] {
  const { email } = change;
  const isSame = sameAddress(old) === sameAddress(email);
  return [
    endChange(player, change),
    rewriteAccount(player, { email: old, banned: undefined }, { email }),
    ...(isSame ? [] : [freeAddress(old, player), claimAddress(email, player)]),
  ];
}

/** Mail was refused there for good. */
async function isDeadAddress(world: World, email: string | undefined): Promise<boolean> {
  return email !== undefined && (await readStop(world.db, email, world.now()))?.why === 'bounced';
}
