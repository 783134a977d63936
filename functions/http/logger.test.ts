import { expect, test } from 'vitest';
import { failureOf, lineLogger } from './logger';

test('a failure keeps the error’s name and where it happened, never what it says', () => {
  const failure = failureOf('POST', '/api/games/:id', new RangeError('the secret\nat least twice the secret'));
  expect(failure).toMatchObject({ method: 'POST', route: '/api/games/:id', error: 'RangeError' });
  expect(failure.stack[0]).toMatch(/^at .*logger\.test\.ts/);
  expect(JSON.stringify(failure)).not.toContain('secret');
});

test('what is no error is kept as its kind', () => {
  expect(failureOf('GET', '/api', 'the secret')).toEqual({ method: 'GET', route: '/api', error: 'string', stack: [] });
});

test('a failure is one line', () => {
  const lines: string[] = [];
  lineLogger({ write: (line) => lines.push(line) })({ method: 'GET', route: '/api', error: 'Error', stack: ['at a', 'at b'] });
  expect(lines).toEqual(['{"method":"GET","route":"/api","error":"Error","stack":["at a","at b"]}\n']);
});
