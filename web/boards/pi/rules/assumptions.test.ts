import { ASSUMPTIONS } from '@shared/games/pi/editions/assumptions';
import { EDITIONS } from '@shared/games/pi/types';
import { expect, test } from 'vitest';
import { bookletOf } from './booklet';
import { assumptionCode } from './words/assumptions';

function assumed(edition: (typeof EDITIONS)[number]): readonly string[] {
  const blocks = bookletOf(edition).chapters.flatMap((chapter) => chapter.blocks);
  return blocks.flatMap((block) => (block.kind === 'assumptions' ? block.items.map(({ code }) => code) : []));
}

test.each(EDITIONS)('every assumption on which %s rests has its sentence in its rules', (edition) => {
  const own = ASSUMPTIONS.filter((code) => code.startsWith(`${edition}.`)).map(assumptionCode);
  expect(assumed(edition)).toEqual(expect.arrayContaining(own));
});

test('no assumption belongs to nobody, and nothing else is called one', () => {
  const named = new Set(EDITIONS.flatMap(assumed));
  expect([...named].sort()).toEqual(ASSUMPTIONS.map(assumptionCode).sort());
});
