/** A friendly nudge to the player to move. */

import type { Pace } from '@shared/pace/pace';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { nudgeKey } from '../../functions/store/keys';
import { nudgeFrom } from '../../functions/store/nudge';
import { expectBorne, startDisturbed, stopDisturbed } from '../support/disturbed';
import type { Wire } from '../support/faults';
import type { Server } from '../support/server';
import { sitDown } from '../support/table-play';
import { DAY, endVacation, goOn, HOUR, nudge, ofTurn, takeVacation, wish } from '../support/time';
import type { Visitor } from '../support/visitor';

let server: Server;
let wire: Wire;
let somebody: Visitor;

beforeAll(async () => {
  ({ server, wire, somebody } = await startDisturbed());
});

afterAll(() => stopDisturbed({ server, wire }));

afterEach(() => expectBorne({ server, wire }));

const NO_CLOCK: Pace = { weekends: true, vacation: true };
const GUESS = { type: 'guess', number: 3 };

interface Trio {
  readonly id: string;
  readonly ann: Visitor;
  readonly bob: Visitor;
  readonly cat: Visitor;
}

async function start(pace: Pace = NO_CLOCK): Promise<Trio> {
  const { id, players } = await sitDown(somebody, { title: 'one-move', options: { moves: 99 }, seats: 3, pace });
  const [ann, bob, cat] = players as [Visitor, Visitor, Visitor];
  return { id, ann, bob, cat };
}

function today(): string {
  return new Date(server.clock.now).toISOString().slice(0, 10);
}

test('who waits may nudge: all see when, and who it was is known to the mail alone', async () => {
  const { id, ann, bob } = await start();
  const before = await ann.game(id);
  const { nudged = 0, revision, version } = await nudge(bob, id, 1);
  expect({ revision, version }).toEqual({ revision: before.revision + 1, version: 1 });
  expect(await ann.game(id)).toMatchObject({ nudged, revision });
  const [item] = await server.world.db.get(nudgeKey(id, nudged));
  expect(nudgeFrom(item)).toMatchObject({ seat: 1, turn: 1, expires: expect.any(Number) });
});

test('once a day in a game, whoever does it', async () => {
  const { id, ann, bob, cat } = await start();
  const { nudged = 0 } = await nudge(bob, id, 1);
  expect(await cat.refused(`/api/games/${id}/nudge`, ofTurn(1))).toMatchObject({ status: 409, code: 'nudged' });
  await ann.act(id, 1, GUESS);
  expect(await cat.refused(`/api/games/${id}/nudge`, ofTurn(2))).toMatchObject({ code: 'nudged' });
  await bob.act(id, 2, GUESS);
  expect(await bob.refused(`/api/games/${id}/nudge`, ofTurn(3))).toMatchObject({ code: 'nudged' });
  server.clock.now = nudged + DAY;
  expect((await nudge(ann, id, 3)).nudged).toBeGreaterThanOrEqual(nudged + DAY);
});

test('asked for again, or without an answer, it is one', async () => {
  const { id, bob } = await start();
  wire.faults.set('TransactWriteItems', ['unanswered']);
  const { nudged, revision } = await nudge(bob, id, 1);
  server.clock.now += HOUR;
  expect(await nudge(bob, id, 1)).toMatchObject({ nudged, revision });
});

test('of two at once one is first', async () => {
  const { id, bob, cat } = await start();
  const asked = await Promise.all([bob, cat].map((visitor) => visitor.ask(`/api/games/${id}/nudge`, ofTurn(1))));
  expect(asked.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('nobody who is away is nudged, unless the clock goes on without them', async () => {
  const trio = await start({ turn: 3 * DAY, weekends: true, vacation: true });
  const hard = await start({ turn: 3 * DAY, weekends: true, vacation: false });
  for (const { ann } of [trio, hard]) await takeVacation(ann, today(), today());
  expect(await trio.bob.refused(`/api/games/${trio.id}/nudge`, ofTurn(1))).toMatchObject({ status: 409, code: 'away' });
  expect(await nudge(hard.bob, hard.id, 1)).toHaveProperty('nudged');
  await endVacation(trio.ann);
  expect(await nudge(trio.bob, trio.id, 1)).toHaveProperty('nudged');
});

test('nobody is nudged while the game is paused', async () => {
  const { id, ann, bob, cat } = await start();
  for (const visitor of [ann, bob, cat]) await wish(visitor, id, 'pause');
  expect(await bob.refused(`/api/games/${id}/nudge`, ofTurn(1))).toMatchObject({ code: 'away' });
  await goOn(ann, id);
  expect(await nudge(bob, id, 1)).toHaveProperty('nudged');
});

test('nobody nudges themselves, in a turn that is over, or where they do not play', async () => {
  const { id, ann, bob } = await start();
  expect(await ann.refused(`/api/games/${id}/nudge`, ofTurn(1))).toMatchObject({ code: 'bad_request' });
  await ann.act(id, 1, GUESS);
  expect(await ann.refused(`/api/games/${id}/nudge`, ofTurn(1))).toMatchObject({ status: 409, code: 'turn_over' });
  expect(await somebody.refused(`/api/games/${id}/nudge`, ofTurn(2))).toMatchObject({ code: 'not_signed_in' });
  const stranger = somebody.another();
  await stranger.enter('Stranger');
  expect(await stranger.refused(`/api/games/${id}/nudge`, ofTurn(2))).toMatchObject({ code: 'not_seated' });
  const open = await bob.create({ title: 'one-move', options: {}, seats: 2, visibility: 'open' });
  expect(await bob.refused(`/api/games/${open.id}/nudge`, ofTurn(1))).toMatchObject({ code: 'not_running' });
});
