/** How many items of each kind a table holds, and a hash of all of them that does not depend on their order. */

import { createHash } from 'node:crypto';
import { canonical } from '@shared/canonical';
import type { Item } from '../../store/dynamo/write';

export interface Tally {
  readonly count: number;
  readonly hash: string;
}

export interface Tallies {
  readonly all: Tally;
  readonly kinds: ReadonlyMap<string, Tally>;
}

/** A kind of which two sides do not hold the same, and how many each. */
export interface Difference {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
}

interface Sum {
  count: number;
  sum: bigint;
}

/** Sums of hashes are taken modulo this. */
const END = 1n << 256n;

export async function tally(items: AsyncIterable<Item>): Promise<Tallies> {
  const all: Sum = { count: 0, sum: 0n };
  const kinds = new Map<string, Sum>();
  for await (const item of items) {
    const kind = kindOf(item);
    const sum = kinds.get(kind) ?? { count: 0, sum: 0n };
    kinds.set(kind, sum);
    const hash = BigInt(`0x${createHash('sha256').update(canonical(item)).digest('hex')}`);
    for (const one of [all, sum]) {
      one.count += 1;
      one.sum = (one.sum + hash) % END;
    }
  }
  return { all: closed(all), kinds: new Map([...kinds].map(([kind, sum]) => [kind, closed(sum)])) };
}

/** What an item is, by the word that its key has for it. */
export function kindOf({ pk, sk }: Item): string {
  const [partition = ''] = String(pk).split('#');
  const [sort = ''] = String(sk).split('#');
  return partition === 'GAME' || partition === 'PLAYER' ? sort : partition;
}

/** The kinds of which one side holds other items than the other. */
export function differences(from: Tallies, to: Tallies): readonly Difference[] {
  const kinds = [...new Set([...from.kinds.keys(), ...to.kinds.keys()])].sort();
  return kinds
    .filter((kind) => from.kinds.get(kind)?.hash !== to.kinds.get(kind)?.hash)
    .map((kind) => ({ kind, from: from.kinds.get(kind)?.count ?? 0, to: to.kinds.get(kind)?.count ?? 0 }));
}

function closed({ count, sum }: Sum): Tally {
  return { count, hash: sum.toString(16).padStart(64, '0').slice(0, 16) };
}
