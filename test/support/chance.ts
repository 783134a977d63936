import type { Draw } from '@shared/draw';

/** Numbers from 0 to `of` - 1. */
export type Random = (of: number) => number;

/** Cheap chance, the same for the same seed. */
export function randomFrom(seed: number): Random {
  let state = (seed + 1) | 0;
  return (of) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % of;
  };
}

/** The same items in another order. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/** The draws of one game, and what they were named. They throw an Error if a label is drawn twice. */
export function drawFrom(random: Random): Draw & { readonly labels: ReadonlySet<string> } {
  const labels = new Set<string>();
  const once = (label: string) => {
    if (labels.has(label)) throw new Error(`${label} was drawn before`);
    labels.add(label);
  };
  return {
    labels,
    pick(label, of) {
      once(label);
      return random(of);
    },
    shuffle(label, of) {
      once(label);
      return shuffled([...Array(of).keys()], random);
    },
  };
}
