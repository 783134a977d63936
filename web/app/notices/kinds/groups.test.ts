import { KINDS } from '@shared/notices/kinds';
import { expect, it } from 'vitest';
import { GROUPS } from './groups';

it('shows every kind once', () => {
  expect(GROUPS.flatMap(([, kinds]) => kinds).toSorted()).toEqual(KINDS.toSorted());
});
