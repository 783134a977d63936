import { expect, test } from 'vitest';
import { verdictOn } from './verdict';

const NOW = Date.UTC(2026, 10, 30, 12);

test.each([
  ['seconds', '90', 90_000],
  ['parts of seconds', '64.1', 64_100],
  ['more than an hour', '7200', 3_600_000],
  ['an age', '9'.repeat(400), 3_600_000],
  ['a date', 'Mon, 30 Nov 2026 12:10:00 GMT', 600_000],
  ['a date next year', 'Tue, 30 Nov 2027 12:00:00 GMT', 3_600_000],
  ['less than a minute', '0.5', undefined],
  ['no time at all', '0', undefined],
  ['a date that is past', 'Mon, 30 Nov 2026 11:00:00 GMT', undefined],
  ['less than nothing', '-60', undefined],
  ['a number of another kind', '1e9', undefined],
  ['no number', 'Infinity', undefined],
  ['nonsense', 'soon', undefined],
  ['nothing', '', undefined],
])('who asks to be left alone for %s is left alone so long', (_, text, after) => {
  const taken = verdictOn({ status: 429, retryAfter: text }, [], NOW);
  expect(taken).toEqual({ of: 'busy', status: 429, ...(after === undefined ? {} : { after }) });
});

test('what says that nobody is there depends on who is asked', () => {
  const answer = { status: 403, retryAfter: '' };
  expect([verdictOn(answer, [403], NOW).of, verdictOn(answer, [404], NOW).of]).toEqual(['gone', 'refused']);
});
