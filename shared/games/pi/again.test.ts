import { expect, it } from 'vitest';
import { seeded } from '../../random';
import { pi } from '.';

it('lets everybody move up a seat, and who began sit last', () => {
  const options = { edition: 'first' } as const;
  const { state } = pi.start(options, 4, seeded(new Uint8Array(32)));
  expect(pi.again(options, state, 2)).toEqual({ options, seats: [1, 2, 3, 0] });
});
