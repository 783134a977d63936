import { describe, expect, test } from 'vitest';
import { type Deployment, objectionTo } from './step';

const BEFORE: Deployment = { Generation: '10', Domain: 'casebook.example', Force: '', Made: '1000' };

/** When any of them comes. */
const NOW = 5000;

const NEXT: Deployment = { ...BEFORE, Made: '2000' };

test.each<[string, Partial<Deployment>]>([
  ['a deployment that changes neither', {}],
  ['a higher generation', { Generation: '11' }],
  ['another domain', { Domain: 'other.example' }],
])('%s is let through', (_, changes) => {
  expect(objectionTo({ ...NEXT, ...changes }, BEFORE, NOW)).toBeUndefined();
});

describe.each<[string, Partial<Deployment>, RegExp]>([
  ['a lower generation', { Generation: '9' }, /generation 10 and would go back to 9\b.*force=yes/],
  ['no domain any more', { Domain: '' }, /at casebook\.example and would lose.*force=yes/],
])('%s', (_, changes, says) => {
  const next = { ...NEXT, ...changes };

  test('is objected to', () => {
    expect(objectionTo(next, BEFORE, NOW)).toMatch(says);
  });

  test('is let through by force', () => {
    expect(objectionTo({ ...next, Force: 'yes' }, BEFORE, NOW)).toBeUndefined();
  });

  test('is let through when CloudFormation goes back to it from a deployment that failed later on', () => {
    const [before, failed] = [{ ...BEFORE, ...changes }, NEXT];
    expect(objectionTo(failed, before, NOW)).toBeUndefined();
    expect(objectionTo(before, failed, NOW)).toBeUndefined();
  });

  test('that was objected to is gone back from', () => {
    expect(objectionTo(BEFORE, next, NOW)).toBeUndefined();
  });

  test('is objected to as well when an old release is deployed anew', () => {
    expect(objectionTo({ ...next, Made: '3000' }, NEXT, NOW)).toMatch(says);
  });
});

test('a site that never had a domain may go on without one', () => {
  const { Domain: _, ...bare } = BEFORE;
  expect(objectionTo({ ...bare, Made: '2000' }, bare, NOW)).toBeUndefined();
  expect(objectionTo({ ...bare, Domain: '', Made: '2000' }, { ...bare, Domain: '' }, NOW)).toBeUndefined();
});

test('a machine whose clock is an hour fast is told so: from then on nothing could be told apart', () => {
  expect(objectionTo({ ...NEXT, Made: String(NOW + 3_700_000) }, BEFORE, NOW)).toMatch(/clock.*fast/);
  expect(objectionTo({ ...NEXT, Made: String(NOW + 3_500_000) }, BEFORE, NOW)).toBeUndefined();
});
