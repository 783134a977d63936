import { expect, test } from 'vitest';
import type { Item } from '../../store/dynamo/write';
import { differences, kindOf, tally } from './tally';

const GAME: Item = { pk: 'GAME#g', sk: 'GAME', version: 3 };
const SEAT: Item = { pk: 'PLAYER#p', sk: 'SEAT#g', title: 'pi' };
const NOTICE: Item = { pk: 'NOTICE#p', sk: 'turn-g-3-mail', sent: 1 };

async function* all(...items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

test('a hash is the same in whatever order items and their fields come', async () => {
  const { sk, pk, version } = GAME;
  expect(await tally(all(GAME, SEAT, NOTICE))).toEqual(await tally(all(NOTICE, SEAT, { version, sk, pk })));
});

test('every change of an item is a difference of its kind, and of no other', async () => {
  const before = await tally(all(GAME, SEAT, NOTICE));
  expect(differences(before, await tally(all({ ...GAME, version: 4 }, SEAT, NOTICE)))).toEqual([
    { kind: 'GAME', from: 1, to: 1 },
  ]);
  expect(differences(before, await tally(all(GAME, NOTICE)))).toEqual([{ kind: 'SEAT', from: 1, to: 0 }]);
});

test('two items alike do not make up for two others', async () => {
  const [one, other] = [await tally(all(SEAT, SEAT)), await tally(all({ ...SEAT, title: 'x' }, { ...SEAT, title: 'x' }))];
  expect(differences(one, other)).toHaveLength(1);
});

test.each([
  [GAME, 'GAME'],
  [SEAT, 'SEAT'],
  [NOTICE, 'NOTICE'],
  [{ pk: 'GAME#g', sk: 'EVENT#00000003' }, 'EVENT'],
  [{ pk: 'REPORT', sk: '000001#x' }, 'REPORT'],
])('%j is a kind of its own', (item, kind) => {
  expect(kindOf(item)).toBe(kind);
});
