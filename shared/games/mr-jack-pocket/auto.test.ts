import { count, expand } from '@shared/choice';
import { type Draw, recording } from '@shared/draw';
import { expect, test } from 'vitest';
import { auto } from './auto';
import { choices } from './choices';
import { leave } from './close';
import { table } from './support/table';
import { view } from './view';

const NO_CHANCE: Draw = { pick: () => 0, shuffle: () => [] };

const STATE = table({ round: 3 });

test('an automatic turn is any legal action, each as likely', () => {
  const offered = choices(STATE, 'investigator');
  const asked = new Set<number>();
  const played = Array.from({ length: count(offered) }, (_, index) => {
    const pick = (_label: string, of: number) => {
      asked.add(of);
      return index;
    };
    return auto(view(STATE, 1), { ...NO_CHANCE, pick });
  });
  expect(played).toEqual(expand(offered));
  expect([...asked]).toEqual([count(offered)]);
});

test('the middle player’s two automatic actions draw under two labels', () => {
  const { draw, drawn } = recording(NO_CHANCE);
  for (const taken of [1, 2]) auto(view({ ...STATE, taken }, 0), draw);
  expect(drawn.map(([label]) => label)).toEqual(['round 3/automatic action 2', 'round 3/automatic action 3']);
});

test('there is none once the game is over', () => {
  expect(auto(view(leave(STATE, 0).state, 1), NO_CHANCE)).toBeUndefined();
});
