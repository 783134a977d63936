import type { Notices } from '@shared/api/notices';
import { DEFAULTS } from '@shared/notices/ways';
import { expect, it } from 'vitest';
import { apply } from './apply';

const BEFORE: Notices = {
  ways: { ...DEFAULTS },
  quiet: { from: 22, until: 7 },
  hour: 8,
  push: { key: 'k', devices: 0 },
  trials: {},
};

it('changes one way and leaves the others as they are', () => {
  const { ways, ...rest } = apply(BEFORE, { ways: { turn: { push: 'digest' } } });
  expect(ways.turn).toEqual({ mail: 'smart', push: 'digest', webhook: 'smart' });
  expect({ ...ways, turn: DEFAULTS.turn }).toEqual(DEFAULTS);
  expect({ ...rest, ways: BEFORE.ways }).toEqual(BEFORE);
});

it.each([
  [{ quiet: { from: 0, until: 6 } }, { quiet: { from: 0, until: 6 } }],
  [{ hour: 20 }, { hour: 20 }],
] as const)('takes over %j', (wish, then) => {
  expect(apply(BEFORE, wish)).toEqual({ ...BEFORE, ...then });
});

it('has no quiet hours any more where none are wanted', () => {
  expect(apply(BEFORE, { quiet: 'none' })).not.toHaveProperty('quiet');
});
