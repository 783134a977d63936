/** What all who play agree on: a pause, or that the game is void. */

import type { Acted, GameAnswer } from '@shared/api/games';
import type { Pace } from '@shared/pace/pace';
import type { RecordedGame } from '@shared/record/record';
import { verify } from '@shared/record/verify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startWire, type Wire } from '../support/faults';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { type Agreed, sitDown } from '../support/table-play';
import { DAY, goOn, wish, wishing } from '../support/time';
import { acting, Visitor } from '../support/visitor';

let server: Server;
let wire: Wire;
let somebody: Visitor;

beforeAll(async () => {
  server = await startServer({
    registry: [oneMove],
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

interface Trio {
  readonly id: string;
  readonly ann: Visitor;
  readonly bob: Visitor;
  readonly cat: Visitor;
}

async function start(agreed: Partial<Agreed> = {}): Promise<Trio> {
  const table = { title: 'one-move', options: { moves: 99 }, seats: 3, pace: PACE, ...agreed };
  const { id, players } = await sitDown(somebody, table);
  const [ann, bob, cat] = players as [Visitor, Visitor, Visitor];
  return { id, ann, bob, cat };
}

function resigning(version: number) {
  return { method: 'POST', headers: { 'If-Match': `"${version}"` } };
}

async function pause({ id, ann, bob, cat }: Trio): Promise<void> {
  for (const visitor of [ann, bob, cat]) await wish(visitor, id, 'pause');
}

test('the last of all who play pauses the game: the clock stands until somebody goes on', async () => {
  const trio = await start();
  const { id, ann, bob, cat } = trio;
  const { deadline: was = 0 } = await ann.game(id);
  await wish(ann, id, 'pause');
  expect(await wish(bob, id, 'pause')).toMatchObject({
    you: 1,
    deadline: was,
    seats: [{ wish: 'pause' }, { wish: 'pause' }, {}],
  });
  const paused = await wish(cat, id, 'pause');
  expect(paused).toMatchObject({ version: 1, deadline: was + 30 * DAY, paused: expect.any(Number) });
  expect(paused.seats.map(({ wish }) => wish)).toEqual([undefined, undefined, undefined]);
  const began = (paused.paused ?? 0) - 30 * DAY;
  server.clock.now += 10 * DAY;
  const again = await goOn(bob, id);
  expect(again).not.toHaveProperty('paused');
  const ended = (again.deadline ?? 0) - was + began;
  expect(ended - began).toBeGreaterThanOrEqual(10 * DAY);
  expect(ended).toBeLessThan(again.now);
  expect(await goOn(cat, id)).toMatchObject({ revision: again.revision, deadline: again.deadline });
});

test('a pause ends by itself after thirty days', async () => {
  const trio = await start();
  await pause(trio);
  server.clock.now += 30 * DAY;
  const game = await trio.ann.game(trio.id);
  expect(game).not.toHaveProperty('paused');
  expect(game.deadline).toBeGreaterThan(game.now);
});

test('moves can be made meanwhile, and the next turn begins when the pause is over', async () => {
  const trio = await start();
  await pause(trio);
  const { paused = 0 } = await trio.ann.game(trio.id);
  expect(await trio.ann.act(trio.id, 1, GUESS)).toMatchObject({ version: 2, paused, deadline: paused + DAY });
});

test('who wishes for a pause that is on changes nothing', async () => {
  const trio = await start();
  await pause(trio);
  const { revision } = await trio.ann.game(trio.id);
  expect(await wish(trio.ann, trio.id, 'pause')).toMatchObject({ revision, seats: [{}, {}, {}] });
});

test('a wish can be taken back, changed and repeated', async () => {
  const { id, ann, bob, cat } = await start();
  const { revision } = await wish(ann, id, 'pause');
  expect(await wish(ann, id, 'pause')).toMatchObject({ revision });
  await wish(bob, id, 'pause');
  expect((await wish(ann, id, 'none')).seats[0]).not.toHaveProperty('wish');
  expect(await wish(cat, id, 'pause')).not.toHaveProperty('paused');
  expect(await wish(ann, id, 'abort')).toMatchObject({ status: 'running', seats: [{ wish: 'abort' }, {}, {}] });
});

test('when all who play wish it the game is void, at one moment, without a result', async () => {
  const { id, ann, bob, cat } = await start();
  await ann.act(id, 1, GUESS);
  await wish(ann, id, 'abort');
  await wish(bob, id, 'abort');
  const end = await wish(cat, id, 'abort');
  expect(end).toMatchObject({ status: 'void', why: 'agreed', version: 3, secret: expect.any(String) });
  for (const gone of ['result', 'turn', 'deadline', 'paused']) expect(end).not.toHaveProperty(gone);
  expect(await wish(cat, id, 'abort')).toMatchObject({ status: 'void', version: 3, revision: end.revision });
  expect((await ann.mine('?status=finished')).games).toMatchObject([{ id, status: 'void', why: 'agreed' }]);
  expect(await bob.refused(`/api/games/${id}/actions`, acting(3, GUESS))).toMatchObject({ code: 'not_running' });
  expect(await bob.refused(`/api/games/${id}/wish`, wishing('pause'))).toMatchObject({ code: 'not_running' });
  expect((await ann.events(id)).events.map(({ version }) => version)).toEqual([1, 2]);
});

test('a paused game can be called off', async () => {
  const trio = await start();
  await pause(trio);
  for (const visitor of [trio.ann, trio.bob]) await wish(visitor, trio.id, 'abort');
  expect(await wish(trio.cat, trio.id, 'abort')).toMatchObject({ status: 'void' });
});

test('who would like a pause that is on does not want the game called off any more', async () => {
  const trio = await start();
  const { id, ann, bob, cat } = trio;
  await pause(trio);
  await wish(ann, id, 'abort');
  expect((await wish(ann, id, 'pause')).seats[0]).not.toHaveProperty('wish');
  for (const visitor of [bob, cat]) await wish(visitor, id, 'abort');
  expect(await ann.game(id)).toMatchObject({ status: 'running', paused: expect.any(Number) });
});

test('a rated game can be paused, but not called off', async () => {
  const trio = await start({ rated: true });
  expect(await trio.ann.refused(`/api/games/${trio.id}/wish`, wishing('abort'))).toMatchObject({
    status: 409,
    code: 'rated_game',
  });
  await pause(trio);
  expect(await trio.ann.game(trio.id)).toHaveProperty('paused');
});

test('without a clock a pause is one all the same', async () => {
  const trio = await start({ pace: { weekends: true, vacation: true } });
  await pause(trio);
  expect(await trio.ann.game(trio.id)).toHaveProperty('paused');
  expect(await goOn(trio.ann, trio.id)).not.toHaveProperty('paused');
});

test('who has left wishes for nothing, and nobody waits for them', async () => {
  const { id, ann, bob, cat } = await start();
  await wish(cat, id, 'pause');
  await cat.expect(200, `/api/games/${id}/resignation`, resigning(1));
  expect((await ann.game(id)).seats[2]).toMatchObject({ left: true });
  expect((await ann.game(id)).seats[2]).not.toHaveProperty('wish');
  expect(await cat.refused(`/api/games/${id}/wish`, wishing('pause'))).toMatchObject({ code: 'not_seated' });
  await wish(ann, id, 'pause');
  expect(await wish(bob, id, 'pause')).toHaveProperty('paused');
  expect(await cat.refused(`/api/games/${id}/pause`, { method: 'DELETE' })).toMatchObject({ code: 'not_seated' });
});

test('when the last who did not wish it leaves, the others have agreed on a pause', async () => {
  const { id, ann, bob, cat } = await start();
  for (const visitor of [ann, bob]) await wish(visitor, id, 'pause');
  const left = await cat.expect<GameAnswer>(200, `/api/games/${id}/resignation`, resigning(1));
  expect(left).toMatchObject({ status: 'running', version: 2, paused: expect.any(Number) });
  expect(left.seats.every((seat) => seat.wish === undefined)).toBe(true);
  expect(await goOn(ann, id)).not.toHaveProperty('paused');
});

test('when the last who did not wish it leaves, the game is void, and that they left stands before it', async () => {
  const { id, ann, bob, cat } = await start();
  for (const visitor of [ann, bob]) await wish(visitor, id, 'abort');
  const asking = { ...resigning(1), headers: { 'If-Match': '"1"', 'Idempotency-Key': 'cat-resigns' } };
  const left = await cat.expect<Acted>(200, `/api/games/${id}/resignation`, asking);
  expect(left).toMatchObject({ status: 'void', why: 'agreed', version: 3, seats: [{}, {}, { left: true }] });
  expect(await cat.expect(200, `/api/games/${id}/resignation`, asking)).toMatchObject({ applied: left.applied, version: 3 });
  expect((await ann.events(id)).events.at(-1)).toMatchObject({ version: 2, seat: 2, event: { type: 'left' } });
  const record = await ann.expect<RecordedGame>(200, `/api/games/${id}/record`);
  expect(record).toMatchObject({ status: 'void', why: 'agreed', moves: [{}, { seat: 2 }, { events: [] }] });
  expect(verify(oneMove, record).flaws).toEqual([]);
});

test('where somebody leaves and the others wish for different things, nothing happens', async () => {
  const { id, ann, bob, cat } = await start();
  await wish(ann, id, 'pause');
  await wish(bob, id, 'abort');
  await cat.expect(200, `/api/games/${id}/resignation`, resigning(1));
  const game = await ann.game(id);
  expect(game).toMatchObject({ status: 'running', version: 2, seats: [{ wish: 'pause' }, { wish: 'abort' }, {}] });
  expect(game).not.toHaveProperty('paused');
});

test('a game that ends as somebody leaves has its result, whatever was wished', async () => {
  const { id, players } = await sitDown(somebody, { title: 'one-move', options: { moves: 9 }, seats: 2, pace: PACE });
  const [ann, bob] = players as [Visitor, Visitor];
  await wish(ann, id, 'abort');
  await bob.expect(200, `/api/games/${id}/resignation`, resigning(1));
  expect(await ann.game(id)).toMatchObject({ status: 'finished', version: 2, result: { how: 'left' } });
});

test('who does not sit there wishes for nothing, and nobody does before the start', async () => {
  const { id, ann } = await start();
  const stranger = somebody.another();
  expect(await stranger.refused(`/api/games/${id}/wish`, wishing('pause'))).toMatchObject({ code: 'not_signed_in' });
  await stranger.enter('Stranger');
  expect(await stranger.refused(`/api/games/${id}/wish`, wishing('pause'))).toMatchObject({ code: 'not_seated' });
  expect(await stranger.refused(`/api/games/${id}/pause`, { method: 'DELETE' })).toMatchObject({ code: 'not_seated' });
  const open = await ann.create({ title: 'one-move', options: {}, seats: 2, visibility: 'open' });
  expect(await ann.refused(`/api/games/${open.id}/wish`, wishing('abort'))).toMatchObject({ code: 'not_running' });
  expect(await ann.refused(`/api/games/${id}/wish`, { method: 'PUT', json: { wish: 'win' } })).toMatchObject({ status: 400 });
});

test.each(['pause', 'abort'] as const)('the last wishes for %s at once come to the same', async (wanted) => {
  const { id, ann, bob, cat } = await start();
  await Promise.all([ann, bob, cat].map((visitor) => wish(visitor, id, wanted)));
  const game = await ann.game(id);
  if (wanted === 'abort') expect(game).toMatchObject({ status: 'void', version: 2 });
  else expect(game).toMatchObject({ status: 'running', paused: expect.any(Number) });
  expect(game.seats.every((seat) => seat.wish === undefined)).toBe(true);
});

test('a last wish whose answer is lost is fulfilled once', async () => {
  const { id, ann, bob, cat } = await start();
  await wish(ann, id, 'abort');
  await wish(bob, id, 'abort');
  wire.faults.set('TransactWriteItems', ['unanswered']);
  expect(await wish(cat, id, 'abort')).toMatchObject({ status: 'void', version: 2 });
});

test('a move that comes while the last wish is written is refused, and one that was first stands', async () => {
  const { id, ann, bob, cat } = await start();
  await wish(ann, id, 'abort');
  await wish(bob, id, 'abort');
  wire.faults.set('TransactWriteItems', [async () => void (await wish(cat, id, 'abort'))]);
  expect(await ann.refused(`/api/games/${id}/actions`, acting(1, GUESS))).toMatchObject({ status: 412 });
  const other = await start();
  await wish(other.ann, other.id, 'abort');
  await wish(other.bob, other.id, 'abort');
  wire.faults.set('TransactWriteItems', [async () => void (await other.ann.act(other.id, 1, GUESS))]);
  expect(await wish(other.cat, other.id, 'abort')).toMatchObject({ status: 'void', version: 3 });
  expect((await ann.events(other.id)).events.map(({ version }) => version)).toEqual([1, 2]);
});

test('a pause that begins while a move is written holds for the turn that follows', async () => {
  const { id, ann, bob, cat } = await start();
  await wish(ann, id, 'pause');
  await wish(bob, id, 'pause');
  wire.faults.set('TransactWriteItems', [async () => void (await wish(cat, id, 'pause'))]);
  const { paused = 0, deadline } = await ann.act(id, 1, GUESS);
  expect(deadline).toBe(paused + DAY);
});
