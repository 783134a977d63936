/** More time for the player to move, by who waits. */

import { nth } from '@shared/choice';
import { games } from '@shared/games/index';
import type { Pace } from '@shared/pace/pace';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startWire, type Wire } from '../support/faults';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { sitDown, type Table } from '../support/table-play';
import { DAY, giveTime, HOUR, ofTurn } from '../support/time';
import { Visitor } from '../support/visitor';

let server: Server;
let wire: Wire;
let somebody: Visitor;

beforeAll(async () => {
  server = await startServer({
    registry: [...games, oneMove],
    attempts: 1,
    async between(endpoint) {
      wire = await startWire(endpoint);
      return wire.address;
    },
  });
  somebody = await Visitor.at(server.address);
});

afterAll(async () => {
  await server.stop();
  wire.stop();
});

afterEach(() => {
  expect([...wire.faults.values()].flat(), 'faults that met nothing').toEqual([]);
  expect(server.failures).toEqual([]);
});

const PACE: Pace = { turn: DAY, weekends: true, vacation: true };
const GUESS = { type: 'guess', number: 3 };

async function start(seats = 3, pace: Pace = PACE): Promise<Table & { readonly players: readonly [Visitor, Visitor, Visitor] }> {
  const table = await sitDown(somebody, { title: 'one-move', options: { moves: 9 }, seats, pace });
  return { ...table, players: table.players as [Visitor, Visitor, Visitor] };
}

test('each who waits may give once more the time for a turn, once in each turn', async () => {
  const { id, players } = await start();
  const [ann, bob, cat] = players;
  const { deadline: was = 0 } = await ann.game(id);
  expect(await giveTime(bob, id, 1)).toMatchObject({ you: 1, deadline: was + DAY, turn: { time: 2 * DAY, gifts: [1] } });
  const twice = await ann.game(id);
  expect(await giveTime(bob, id, 1)).toMatchObject({ revision: twice.revision, deadline: was + DAY });
  await giveTime(cat, id, 1);
  expect(await ann.game(id)).toMatchObject({ version: 1, deadline: was + 2 * DAY, turn: { time: 3 * DAY, gifts: [1, 2] } });
  const { turn, deadline } = await ann.act(id, 1, GUESS);
  expect(turn).toEqual({ seat: 1, number: 2, since: expect.any(Number), time: DAY });
  expect(deadline).toBe((turn?.since ?? 0) + DAY);
});

test('a gift that is not answered is given once', async () => {
  const { id, players } = await start();
  const { deadline: was = 0 } = await players[0].game(id);
  wire.faults.set('TransactWriteItems', ['unanswered']);
  expect(await giveTime(players[1], id, 1)).toMatchObject({ deadline: was + DAY, turn: { gifts: [1] } });
});

test('two gifts at once both count', async () => {
  const { id, players } = await start();
  const { deadline: was = 0 } = await players[0].game(id);
  await Promise.all([giveTime(players[1], id, 1), giveTime(players[2], id, 1), giveTime(players[1], id, 1)]);
  expect((await players[0].game(id)).deadline).toBe(was + 2 * DAY);
});

test('time that has run out can be given before the clock comes', async () => {
  const { id, players } = await start();
  server.clock.now += DAY + HOUR;
  const { deadline = 0, now } = await giveTime(players[1], id, 1);
  expect(deadline - now).toBeGreaterThan(22 * HOUR);
});

test('an action in the middle of a turn does not take back what is given at that moment', async () => {
  const jack = { title: 'mr-jack-pocket', options: { roles: 'host-jack' }, seats: 2, pace: PACE };
  const { id, players } = await sitDown(somebody, jack);
  const [one, other] = players as [Visitor, Visitor];
  const act = async (visitor: Visitor, version: number) => {
    const { choices = [] } = await visitor.game(id);
    return visitor.act(id, version, nth(choices, 0));
  };
  await act(other, 1);
  const { turn, deadline: was = 0 } = await one.game(id);
  expect(turn).toMatchObject({ seat: 0, number: 2 });
  wire.faults.set('TransactWriteItems', [async () => void (await giveTime(other, id, 2))]);
  await act(one, 2);
  expect(await one.game(id)).toMatchObject({ version: 3, deadline: was + DAY, turn: { number: 2, time: 2 * DAY, gifts: [1] } });
});

test.each<[code: string, whose: string, seat: number, turn: number, pace: Pace]>([
  ['no_deadline', 'one’s own turn', 0, 1, PACE],
  ['no_deadline', 'a turn without a clock', 1, 1, { weekends: true, vacation: true }],
  ['turn_over', 'another turn', 1, 2, PACE],
])('%s: of %s', async (code, _, seat, turn, pace) => {
  const { id, players } = await start(2, pace);
  expect(await players[seat]?.refused(`/api/games/${id}/time`, ofTurn(turn))).toMatchObject({ status: 409, code });
});

test('who does not play cannot give any, and there is none to give before the start or after the end', async () => {
  const { id, players } = await start();
  const [ann, bob, cat] = players;
  expect(await somebody.refused(`/api/games/${id}/time`, ofTurn(1))).toMatchObject({ code: 'not_signed_in' });
  const stranger = somebody.another();
  await stranger.enter('Stranger');
  expect(await stranger.refused(`/api/games/${id}/time`, ofTurn(1))).toMatchObject({ code: 'not_seated' });
  const resigning = { method: 'POST', headers: { 'If-Match': '"1"' } };
  await cat.expect(200, `/api/games/${id}/resignation`, resigning);
  expect(await cat.refused(`/api/games/${id}/time`, ofTurn(1))).toMatchObject({ code: 'not_seated' });
  await bob.expect(200, `/api/games/${id}/resignation`, { ...resigning, headers: { 'If-Match': '"2"' } });
  expect(await ann.refused(`/api/games/${id}/time`, ofTurn(1))).toMatchObject({ code: 'not_running' });
  const open = await ann.create({ title: 'one-move', options: {}, seats: 2, visibility: 'open', pace: PACE });
  expect(await ann.refused(`/api/games/${open.id}/time`, ofTurn(1))).toMatchObject({ code: 'not_running' });
});
