import type { Draw } from '@shared/draw';
import type { Random } from './games';

/** Cheap chance, the same for the same seed, so that what is measured is not a generator. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return (of) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return Math.floor(((state >>> 0) / 2 ** 32) * of);
  };
}

export function drawFrom(random: Random): Draw {
  return {
    pick: (_label, of) => random(of),
    shuffle(_label, of) {
      const order = Array.from({ length: of }, (_, index) => index);
      for (let last = of - 1; last > 0; last--) {
        const other = random(last + 1);
        [order[last], order[other]] = [order[other] as number, order[last] as number];
      }
      return order;
    },
  };
}
