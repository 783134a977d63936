/** What somebody shows to be signed in: looked at anew before each write that uses it up. */

import type { SignInRequest } from '@shared/api/session';
import { keyOfAddress, ownerFrom, sameAddress } from '../../store/address';
import {
  countTry,
  hashOfLink,
  idOfMail,
  keyOfPass,
  type MailRecord,
  mailFrom,
  mailOfLink,
  passFrom,
  spendMail,
  spendPass,
} from '../../store/code';
import { deviceFrom } from '../../store/device';
import { isConditionFailed } from '../../store/dynamo/errors';
import type { Write } from '../../store/dynamo/write';
import { codeKey, deviceKey } from '../../store/keys';
import { isSameSecret } from '../hash';
import { insist } from '../insist';
import { Refusal } from '../refusal';
import type { World } from '../world';
import { hashOfCode } from './codes';

/** Who is signed in by it, and what uses it up. */
export interface Proof {
  /** The address that it proves; absent of the code of another browser. */
  readonly email?: string;
  /** Undefined: the address is nobody's yet. */
  readonly player: string | undefined;
  /** The browser that shows the code: it has to be signed in still. */
  readonly device?: string;
  readonly use: readonly Write[];
}

/**
 * Counts a try of a code before anybody looks whether it is right: so many at once are so many tries. That there is none to
 * try takes as long to find out as that it is wrong.
 * @throws Refusal `wrong_code`
 */
export async function beginTry(world: World, request: SignInRequest): Promise<void> {
  if (!('email' in request)) return;
  const id = idOfMail('sign-in', sameAddress(request.email));
  try {
    await insist(() => countTry(world.db, id));
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
    await hashOfCode(request.code, { email: request.email, asked: 0 });
    throw new Refusal('wrong_code');
  }
}

/** @throws Refusal `wrong_code` of all that does not sign in, or does not any more. */
export async function prove(world: World, request: SignInRequest): Promise<Proof> {
  if ('device' in request) return byPass(world, request.device);
  return 'token' in request ? byLink(world, request.token) : byCode(world, request);
}

async function byCode(world: World, { email, code }: { email: string; code: string }): Promise<Proof> {
  const id = idOfMail('sign-in', sameAddress(email));
  const [item] = await world.db.get(codeKey(id));
  const mail = mailFrom(item, world.now());
  const hashed = await hashOfCode(code, mail ?? { email, asked: 0 });
  if (mail?.code === undefined || !isSameSecret(mail.code, hashed)) throw new Refusal('wrong_code');
  return byMail(world, id, mail);
}

async function byLink(world: World, token: string): Promise<Proof> {
  const link = await mailByLink(world, token);
  if (link?.mail.kind !== 'sign-in') throw new Refusal('wrong_code');
  return byMail(world, link.id, link.mail);
}

async function byMail(world: World, id: string, { email, token = '' }: MailRecord): Promise<Proof> {
  const [address] = await world.db.get(keyOfAddress(email));
  return { email, player: ownerFrom(address), use: spendMail(id, token) };
}

async function byPass(world: World, code: string): Promise<Proof> {
  const [item] = await world.db.get(keyOfPass(code));
  const pass = passFrom(item, world.now());
  if (!pass) throw new Refusal('wrong_code');
  const { player, device } = pass;
  const [shows] = await world.db.get(deviceKey(player, device));
  if (!deviceFrom(shows, world.now())) throw new Refusal('wrong_code');
  return { player, device, use: [spendPass(code, pass)] };
}

/** The mail that a link was in, while it is the last one of its kind. */
export async function mailByLink(world: World, token: string): Promise<{ id: string; mail: MailRecord } | undefined> {
  const hashed = hashOfLink(token);
  const [link] = await world.db.get(codeKey(hashed));
  const id = mailOfLink(link);
  if (id === undefined) return undefined;
  const [item] = await world.db.get(codeKey(id));
  const mail = mailFrom(item, world.now());
  return mail?.token === hashed ? { id, mail } : undefined;
}
