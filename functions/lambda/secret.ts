/**
 * Woken by CloudFormation, which cannot make secrets in the parameter store itself: makes one of the name that it is given,
 * once. Otherwise it finds what is there, and a stack that goes leaves it behind. There are two kinds: what CloudFront brings has
 * editions, and another is made beside the last when a deployment asks for a higher one; a deployment that is taken back takes
 * back no secret, for old and new are both good. Keys of Web Push (`Kind` is `vapid`) stay what they are, for browsers have
 * subscribed with them, and of these CloudFormation is told the public half alone.
 */

import { randomBytes } from 'node:crypto';
import { parameters } from '../aws/parameters';
import { makeKeys, parseKeys, printKeys } from '../push/keys';
import { firstEdition, secretsIn, withEdition } from './parts/editions';
import { type Made, type Order, ordered } from './parts/formation';
import { Objection } from './parts/objection';
import { ownRegion } from './parts/reach';
import { despiteYoungRole } from './parts/young';

/** 256 random bits. */
const BYTES = 32;

const store = parameters(ownRegion());

export const handler = ordered(
  ({ ResourceProperties }) => String(ResourceProperties.Name),
  (order) => despiteYoungRole(() => (order.ResourceProperties.Kind === 'vapid' ? keysFor(order) : editionFor(order))),
);

/** @throws Objection if something else stands there */
async function keysFor({ ResourceProperties: { Name } }: Order): Promise<Made> {
  const keys = parseKeys(await foundOr(Name, printKeys(makeKeys())));
  if (keys === undefined) throw new Objection(`The parameter ${Name} holds no keys: bring back what was there, or delete it.`);
  return { Data: { PublicKey: keys.publicKey } };
}

async function editionFor(order: Order): Promise<Made> {
  const { Name, Edition } = order.ResourceProperties;
  const [edition, secret] = [Number(Edition), randomBytes(BYTES).toString('base64url')];
  const found = await foundOr(Name, firstEdition(edition, secret));
  const wanted = isRenewal(order) ? withEdition(found, edition, secret) : found;
  if (wanted !== found) await store.replace(Name, wanted);
  const [Value = ''] = secretsIn(wanted);
  return { NoEcho: true, Data: { Value } };
}

/** What the parameter holds: what it is given here, unless it held something before. */
async function foundOr(name: string, fresh: string): Promise<string> {
  if (await store.keep(name, fresh)) return fresh;
  const found = (await store.read([name])).get(name);
  if (found === undefined) throw new Error('there is a secret that cannot be read');
  return found;
}

function isRenewal(order: Order): boolean {
  if (order.RequestType !== 'Update') return false;
  return Number(order.ResourceProperties.Edition) > Number(order.OldResourceProperties.Edition);
}
