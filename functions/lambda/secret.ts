/**
 * Woken by CloudFormation, which cannot make secrets in the parameter store itself: makes one of the name that it is given,
 * once, and another beside it when a deployment asks for a higher edition. Otherwise it finds what is there, and a stack that
 * goes leaves it behind. A deployment that is taken back takes back no secret: old and new are both good.
 */

import { randomBytes } from 'node:crypto';
import { parameters } from '../aws/parameters';
import { firstEdition, secretsIn, withEdition } from './parts/editions';
import { type Order, ordered } from './parts/formation';
import { ownRegion } from './parts/reach';
import { despiteYoungRole } from './parts/young';

/** 256 random bits. */
const BYTES = 32;

const store = parameters(ownRegion());

export const handler = ordered(
  ({ ResourceProperties }) => String(ResourceProperties.Name),
  async (order) => {
    const text = await despiteYoungRole(() => madeFor(order));
    const [Value = ''] = secretsIn(text);
    return { NoEcho: true, Data: { Value } };
  },
);

/** What the parameter holds when it is as the order wants it. */
async function madeFor(order: Order): Promise<string> {
  const { Name: name, Edition } = order.ResourceProperties;
  const [edition, secret] = [Number(Edition), randomBytes(BYTES).toString('base64url')];
  const first = firstEdition(edition, secret);
  if (await store.keep(name, first)) return first;
  const found = (await store.read([name])).get(name);
  if (found === undefined) throw new Error('there is a secret that cannot be read');
  const wanted = isRenewal(order) ? withEdition(found, edition, secret) : found;
  if (wanted !== found) await store.replace(name, wanted);
  return wanted;
}

function isRenewal(order: Order): boolean {
  if (order.RequestType !== 'Update') return false;
  return Number(order.ResourceProperties.Edition) > Number(order.OldResourceProperties.Edition);
}
