import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitment, drawKey, seeded, type Transcript } from './random';

const ID = 'abcdefghijklmnopqrstuv';
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const OURS = 'aa'.repeat(32);

const TRANSCRIPT: Transcript = {
  id: ID,
  title: 'mr-jack-pocket',
  rules: '1',
  options: { roles: 'random' },
  contributions: [OURS, undefined],
};

const KEY = drawKey(SECRET, TRANSCRIPT);

/** The 32-bit numbers that a label gives, by Node's own HMAC. */
function numbers(label: string, blocks: number): number[] {
  return Array.from({ length: blocks }, (_, counter) => {
    const block = createHmac('sha256', KEY).update(`${label}|${counter}`).digest();
    return Array.from({ length: 8 }, (_, index) => block.readUInt32BE(index * 4));
  }).flat();
}

describe('a commitment', () => {
  test('is SHA-256 of prefix, id and the bytes of the secret', () => {
    const hash = createHash('sha256').update(`casebook/1|${ID}|`).update(Buffer.from(SECRET, 'hex')).digest('hex');
    expect(commitment(ID, SECRET)).toBe(hash);
    expect(commitment(ID, SECRET)).toBe('04437b1c826dce593cc4b0cb23a62ec71ba053b6420f6975ce8ad75fd5b967dc');
  });

  test('differs by game and by secret', () => {
    expect(commitment('vutsrqponmlkjihgfedcba', SECRET)).not.toBe(commitment(ID, SECRET));
    expect(commitment(ID, OURS)).not.toBe(commitment(ID, SECRET));
  });
});

describe('the key of the draws', () => {
  test('is HMAC-SHA-256 of the transcript under the secret, an absent contribution being empty', () => {
    const text = `{"contributions":["${OURS}",""],"id":"${ID}","options":{"roles":"random"},"rules":"1","title":"mr-jack-pocket"}`;
    const hash = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(text).digest('hex');
    expect(Buffer.from(KEY).toString('hex')).toBe(hash);
  });

  test.each<Partial<Transcript>>([
    { id: 'vutsrqponmlkjihgfedcba' },
    { title: 'pi' },
    { rules: '2' },
    { options: { roles: 'host-jack' } },
    { contributions: [undefined, OURS] },
    { contributions: [OURS, OURS] },
    { contributions: [undefined, undefined] },
  ])('changes with %j', (change) => {
    expect(drawKey(SECRET, { ...TRANSCRIPT, ...change })).not.toEqual(KEY);
  });
});

describe('a draw', () => {
  test('is the first 32-bit number of its label, by what remains', () => {
    for (let round = 1; round <= 50; round++) {
      const label = `round ${round}/tokens`;
      expect(seeded(KEY).pick(label, 16)).toBe((numbers(label, 1)[0] as number) % 16);
    }
  });

  test('depends on key and label alone', () => {
    const draw = seeded(KEY);
    const first = draw.pick('start/jack', 1000);
    draw.shuffle('start/tiles', 9);
    expect(draw.pick('start/jack', 1000)).toBe(first);
    expect(seeded(KEY).pick('start/jack', 1000)).toBe(first);
    expect(seeded(drawKey(OURS, TRANSCRIPT)).pick('start/jack', 1000)).not.toBe(first);
  });

  test('passes over numbers that would favour the low ones', () => {
    const of = 2 ** 31 + 1;
    let passed = 0;
    for (let index = 0; index < 40; index++) {
      const label = `die ${index}`;
      const row = numbers(label, 4);
      const fair = row.findIndex((number) => number < of);
      if (fair > 0) passed++;
      expect(seeded(KEY).pick(label, of)).toBe(row[fair]);
    }
    expect(passed).toBeGreaterThan(10);
  });

  test('goes on with the next block when eight numbers do not do', () => {
    const order = Array.from({ length: 20 }, (_, index) => index);
    const source = numbers('deck', 3);
    for (let last = 19; last > 0; last--) {
      const other = (source.shift() as number) % (last + 1);
      [order[last], order[other]] = [order[other] as number, order[last] as number];
    }
    expect(seeded(KEY).shuffle('deck', 20)).toEqual(order);
  });

  test('of one is nought, and an order of none is empty', () => {
    expect(seeded(KEY).pick('one', 1)).toBe(0);
    expect(seeded(KEY).shuffle('none', 0)).toEqual([]);
  });

  test('of 2^32 is the 32-bit number itself', () => {
    expect(seeded(KEY).pick('all', 2 ** 32)).toBe(numbers('all', 1)[0]);
  });

  test.each([-1, 0.5, 1.5, 2 ** 32 + 1, Number.NaN, Infinity])('of %d is refused', (of) => {
    expect(() => seeded(KEY).pick('size', of)).toThrow(RangeError);
    expect(() => seeded(KEY).shuffle('size', of)).toThrow(RangeError);
  });

  test('of no numbers is refused', () => {
    expect(() => seeded(KEY).pick('size', 0)).toThrow(RangeError);
  });
});

/** How far the counts are from even, in the unit that chi-squared tables use. */
function chiSquared(counts: readonly number[]): number {
  const even = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
}

test('numbers are evenly spread', () => {
  const counts = Array.from({ length: 9 }, () => 0);
  for (let index = 0; index < 9000; index++) {
    const drawn = seeded(KEY).pick(`spread ${index}`, 9);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  expect(chiSquared(counts)).toBeLessThan(26.1);
});

test('all 24 orders of four come up evenly', () => {
  const counts = new Map<string, number>();
  for (let index = 0; index < 6000; index++) {
    const order = seeded(KEY).shuffle(`order ${index}`, 4).join();
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  expect(chiSquared([...counts.values()])).toBeLessThan(49.7);
});
