/** Who sees to deadlines is killed at each step of that: what is due is done once all the same. */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fault } from '../support/faults';
import type { Trouble } from './support/aws';
import { endClean } from './support/clean';
import { type Cloud, startCloud } from './support/cloud';
import { HOUR, later, logOf, MINUTE, ONE_AUTOMATIC_TURN, sitDownToClock } from './support/deadlines';
import { wake } from './support/events';
import { type Deployed, FunctionFailed } from './support/function';
import { killedBefore } from './support/kill';
import { arrive, move, noticesOf, type People, type Person } from './support/people';

let cloud: Cloud;
let persons: readonly Person[];
let people: People;

beforeAll(async () => {
  cloud = await startCloud();
  persons = await arrive(cloud, 2);
});

beforeEach(async () => {
  people = await sitDownToClock(cloud, persons);
});

afterAll(() => endClean(cloud));

const clock = (): Deployed => cloud.function('clock');
const chores = (): Deployed => cloud.function('chores');

describe('the clock, killed', () => {
  /** A minute later it comes again, and once more when what it has ordered should be done. */
  async function comesAgain(): Promise<void> {
    await expect(wake(cloud)).rejects.toBeInstanceOf(FunctionFailed);
    cloud.wire('clock').faults.clear();
    cloud.queues.troubles.clear();
    await later(cloud, MINUTE);
    await later(cloud, 6 * MINUTE);
  }

  test.each<[string, operation: string, Fault]>([
    ['before it has looked into the index', 'Query', killedBefore(clock)],
    ['before it has read the game', 'BatchGetItem', killedBefore(clock)],
    ['before it has put off its next look', 'UpdateItem', killedBefore(clock)],
    ['after it has put off its next look', 'UpdateItem', { after: () => clock().kill() }],
  ])('%s: the turn is played, once', async (_, operation, fault) => {
    cloud.clock.advance(25 * HOUR);
    cloud.wire('clock').faults.set(operation, [fault]);
    await comesAgain();
    expect(await logOf(people)).toEqual(ONE_AUTOMATIC_TURN);
  });

  test.each<[string, Trouble]>([
    ['before', { before: () => clock().kill() }],
    ['after', { after: () => clock().kill() }],
  ])('%s its message is in the queue: the turn is played, once', async (_, trouble) => {
    cloud.clock.advance(25 * HOUR);
    cloud.queues.troubles.set('SendMessageBatch', [trouble]);
    await comesAgain();
    expect(await logOf(people)).toEqual(ONE_AUTOMATIC_TURN);
  });

  test('after its reminder is in the queue: it is sent, once', async () => {
    cloud.clock.advance(20 * HOUR);
    cloud.queues.troubles.set('SendMessageBatch', [{ after: () => clock().kill() }]);
    await comesAgain();
    expect(noticesOf(cloud, people)).toEqual(['started 0', 'started 1', 'reminder 0']);
  });
});

describe('who plays for the absent, killed', () => {
  test.each<[string, Fault]>([
    ['before the turn is written', killedBefore(chores)],
    ['after it is written', { after: () => chores().kill() }],
  ])('%s: it is played, once', async (_, fault) => {
    cloud.wire('chores').faults.set('TransactWriteItems', [fault]);
    await later(cloud, 25 * HOUR);
    expect(await logOf(people)).toEqual(ONE_AUTOMATIC_TURN);
  });

  test('between the two actions of a turn: the second follows, and it is one turn that was missed', async () => {
    await move(people);
    await cloud.settle();
    cloud.wire('chores').faults.set('TransactWriteItems', [async () => {}, killedBefore(chores)]);
    await later(cloud, 25 * HOUR);
    expect(await logOf(people)).toEqual(['start', '0', '1 auto', '1 auto']);
    expect((await people.players[0]?.game(people.id))?.seats[1]?.missed).toBe(1);
  });
});
