/** docs/cost.md says what the bill computes, and the bill counts what the stack has. */

import { expect, test } from 'vitest';
import { tablesOf, totalOf } from '../bench/bill/bill';
import { recorded, tablesInDocument } from '../bench/bill/record';
import { STACK } from '../bench/bill/stack';
import { meanOf, usageOf } from '../bench/bill/usage';
import { resourcesOf, templateOf } from '../infra/template';

const template = templateOf();

test('docs/cost.md has the tables as they follow from what was measured: npm run bench -- bill writes them', () => {
  expect(tablesInDocument()).toBe(tablesOf(recorded()));
});

test('while nobody plays a month costs under a dollar', () => {
  expect(totalOf(usageOf(meanOf(recorded()), 0)).left).toBeLessThan(1);
});

test('the bill counts the alarms, by what they look at, and the dashboards of the stack', () => {
  const alarms = [...resourcesOf(template, 'AWS::CloudWatch::Alarm').values()];
  const looks = alarms.map(
    ({ Metrics }) => Object.values(Metrics ?? [{ MetricStat: {} }]).filter(({ MetricStat }) => MetricStat).length,
  );
  expect(STACK.alarms).toBe(looks.reduce((sum, count) => sum + count, 0));
  expect(STACK.dashboards).toBe(resourcesOf(template, 'AWS::CloudWatch::Dashboard').size);
});

test('it counts the metrics of our own', () => {
  // A name that several functions count under is a metric of each.
  const named = JSON.stringify(template.toJSON()).matchAll(/\\"Casebook\\",\\"(\w+)\\"(,\\"service\\",\\"\w+\\")?/g);
  expect(STACK.metrics.all).toBe(new Set(Array.from(named, ([metric]) => metric)).size);
});

test('it counts the queues that are emptied, and the memory of functions', () => {
  const mappings = [...resourcesOf(template, 'AWS::Lambda::EventSourceMapping').values()];
  expect(STACK.polled).toBe(mappings.filter(({ StartingPosition }) => StartingPosition === undefined).length);
  const functions = [...resourcesOf(template, 'AWS::Lambda::Function').values()];
  const memory = functions.map(({ Environment, MemorySize }) => [Environment?.Variables?.POWERTOOLS_SERVICE_NAME, MemorySize]);
  expect(Object.fromEntries(memory)).toMatchObject(STACK.memory);
});

test('it counts every call of the clock and of the reconciler', () => {
  const schedules = [...resourcesOf(template, 'AWS::Scheduler::Schedule').values()];
  expect(schedules.map(({ ScheduleExpression }) => ScheduleExpression)).toEqual(['rate(1 minute)', 'rate(1 hour)']);
});
