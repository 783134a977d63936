import { expect, test } from 'vitest';
import { countedFailures } from './failures';

test('a failure is one line that tells what failed, and is counted once for the function', () => {
  const lines: string[] = [];
  const log = countedFailures({ namespace: 'Casebook', service: 'api' }, { write: (line) => lines.push(line) }, () => 5);
  log({ method: 'GET', route: '/api/games/:id', error: 'TypeError', stack: ['at look'] });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[^\n]+\n$/);
  const { _aws, ...told } = JSON.parse(lines[0] ?? '');
  expect(told).toEqual({
    service: 'api',
    Failures: 1,
    method: 'GET',
    route: '/api/games/:id',
    error: 'TypeError',
    stack: ['at look'],
  });
  expect(_aws).toEqual({
    Timestamp: 5,
    CloudWatchMetrics: [{ Namespace: 'Casebook', Dimensions: [['service']], Metrics: [{ Name: 'Failures', Unit: 'Count' }] }],
  });
});
