/** Notices in browsers: a push service on this machine decrypts them as browsers do. docs/notices.md, "Push" */

import type { Notices } from '@shared/api/notices';
import { games } from '@shared/games/index';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { byPush } from '../../functions/notify/channels/by-push';
import type { World } from '../../functions/play/world';
import type { NoticeMessage } from '../../functions/publish/concern';
import { Later } from '../../functions/publish/later';
import { makeKeys } from '../../functions/push/keys';
import type { Pusher } from '../../functions/push/pusher';
import { type Reach, webPusher } from '../../functions/push/web-push';
import { silentFor } from '../../functions/store/channel';
import { type ClockedServer, startClockedServer } from '../support/clock';
import { Killed, mortal } from '../support/mortal';
import { oneMove } from '../support/one-move';
import { type PushBrowser, type PushService, type Saying, signedBy, startPushService, subscribed } from '../support/push-service';
import { signInBeside } from '../support/sign-in';
import { sitDown, type Table } from '../support/table-play';
import { DAY, HOUR } from '../support/time';
import { putAway, stored } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

const MINUTE = 60 * 1000;
const KEYS = makeKeys();
const PACE = { turn: 7 * DAY, weekends: true, vacation: true };
const SUBJECT = 'mailto:casebook@example.net';

let server: ClockedServer;
let somebody: Visitor;
let service: PushService;
/** How pushes go out, until a test wants another way. */
let pusher: Pusher;
let table: Table;
/** Whose turn it is, and the browser in which they are told. */
let nora: Visitor;
let browser: PushBrowser;

beforeAll(async () => {
  service = await startPushService();
  const by: Pusher = { push: (...notice) => pusher.push(...notice) };
  server = await startClockedServer({ registry: [...games, oneMove], pusher: by });
  somebody = await Visitor.at(server.address);
});

afterAll(async () => {
  await server.stop();
  await service.stop();
});

beforeEach(async () => {
  pusher = reaching({});
  service.pushed.length = 0;
  service.sayings.clear();
  server.failures.length = 0;
  table = await sitDown(somebody, { title: 'one-move', options: { moves: 100 }, seats: 2, pace: PACE });
  nora = table.players[0] as Visitor;
  await server.passing(0);
  browser = await takeNotices(nora);
});

afterEach(() => putAway(server, table.id));

function reaching(reach: Partial<Reach>): Pusher {
  return webPusher(KEYS, SUBJECT, { fetch: service.fetch, now: () => server.clock.now, ...reach });
}

/** Somebody takes notices in a browser. */
async function takeNotices(visitor: Visitor, taker = subscribed(service)): Promise<PushBrowser> {
  await visitor.expect(204, '/api/me/push', { method: 'PUT', json: taker.request });
  return taker;
}

/** Another browser in which somebody is signed in. */
async function anotherOf(visitor: Visitor): Promise<Visitor> {
  const other = visitor.another();
  await signInBeside(other, visitor);
  return other;
}

/** Everybody has moved, and it is the turn of the first again; nobody is told yet. */
async function goRound(): Promise<void> {
  for (const mover of table.players) {
    await mover.act(table.id, (await stored(server, table.id)).version, { type: 'guess', number: 1 });
  }
}

async function tellOfTurn(): Promise<void> {
  await goRound();
  await server.passing(MINUTE);
}

function say(saying: Saying, { request } = browser): void {
  service.sayings.set(request.endpoint, saying);
}

async function idOf(visitor: Visitor): Promise<string> {
  return (await visitor.me()).id;
}

function notices(): Promise<Notices> {
  return nora.expect(200, '/api/me/notices');
}

/** For how long a channel has owed something, in milliseconds. */
function silence(): Promise<number> {
  return silentFor(server.world.db, server.clock.now);
}

/** What the worker of browsers is handed over. */
async function handedOver(): Promise<NoticeMessage> {
  const { version } = await stored(server, table.id);
  return { kind: 'turn', game: table.id, version, to: await idOf(nora), channel: 'push' };
}

function tell(message: NoticeMessage, world: World = server.world): Promise<void> {
  return byPush(world, { pusher }, message);
}

function names(): string[] {
  return server.failures.map(({ error }) => error);
}

describe('a turn', () => {
  test('is told in a few words that lead to the game, a minute after it has begun', async () => {
    await goRound();
    await server.passing(MINUTE - 1);
    expect(browser.shown()).toEqual([]);
    await server.passing(1);
    expect(browser.shown()).toEqual([
      {
        title: expect.stringContaining('one-move'),
        body: expect.stringContaining('Player 1'),
        path: `/game/?id=${table.id}`,
        tag: table.id,
        waiting: 1,
      },
    ]);
  });

  test('goes encrypted, signed for this service, urgent, in the place of what came before of the game, and no longer than it lasts', async () => {
    await tellOfTurn();
    await tellOfTurn();
    const [before, pushed] = service.pushed;
    const { deadline = 0 } = await stored(server, table.id);
    expect(pushed?.method).toBe('POST');
    expect(pushed?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: String(Math.floor((deadline - server.clock.now) / 1000)),
      urgency: 'high',
      topic: expect.stringMatching(/^[\w-]{1,32}$/),
    });
    expect(pushed?.headers.topic).toBe(before?.headers.topic);
    expect(JSON.stringify(pushed?.headers)).not.toContain(table.id);
    const { key, claims } = signedBy(pushed as NonNullable<typeof pushed>);
    expect(key).toBe(KEYS.publicKey);
    expect(claims).toEqual({ aud: 'https://fcm.googleapis.com', sub: SUBJECT, exp: expect.any(Number) });
    expect(Number(claims.exp) * 1000 - Date.now()).toBeLessThan(DAY);
  });

  test('without a deadline is kept for four weeks', async () => {
    const endless = await sitDown(somebody, { title: 'one-move', options: { moves: 9 }, seats: 2 });
    await takeNotices(endless.players[0] as Visitor);
    await server.passing(MINUTE);
    expect(service.pushed.map(({ headers }) => headers.ttl)).toEqual([String(28 * 24 * 60 * 60)]);
  });

  test('brings the number of games that wait', async () => {
    const { id, invite } = await nora.create({ title: 'one-move', options: { moves: 9 }, seats: 2, visibility: 'invite' });
    const other = somebody.another();
    await other.enter();
    await other.join(id, { invite });
    await tellOfTurn();
    expect(browser.shown().at(-1)).toMatchObject({ tag: table.id, waiting: 2 });
  });
});

describe('once', () => {
  test('however often it is delivered, and by however many at once', async () => {
    await goRound();
    const message = await handedOver();
    const outcomes = await Promise.allSettled([tell(message), tell(message), tell(message)]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Later);
    await tell(message);
    await server.passing(DAY);
    expect(browser.shown()).toHaveLength(1);
  });

  test('killed at any moment it is told, and twice only if it was killed between sending and marking', async () => {
    let twice = 0;
    for (const when of ['before', 'after'] as const) {
      for (let at = 1, isOver = false; !isOver; at++) {
        await goRound();
        const message = await handedOver();
        service.pushed.length = 0;
        const world = { ...server.world, db: mortal(server.world.db, at, when) };
        isOver = await tell(message, world).then(
          () => true,
          (error) => !(error instanceof Killed),
        );
        const wasOut = service.pushed.length;
        server.clock.now += 2 * MINUTE;
        await tell(message);
        await tell(message);
        expect(service.pushed.length).toBeLessThanOrEqual(wasOut + 1);
        expect(service.pushed.length).toBeGreaterThanOrEqual(1);
        if (service.pushed.length === 2) twice++;
      }
    }
    expect(twice).toBeGreaterThan(0);
    expect(twice).toBeLessThanOrEqual(3);
  });

  test('in each browser: one that fails does not bring the other one its own again', async () => {
    const second = await takeNotices(await anotherOf(nora));
    say({ status: 503 });
    await tellOfTurn();
    expect([browser, second].map((one) => one.shown().length)).toEqual([1, 1]);
    say({ status: 201 });
    await server.passing(MINUTE);
    expect([browser, second].map((one) => one.shown().length)).toEqual([2, 1]);
    await server.passing(DAY);
    expect([browser, second].map((one) => one.shown().length)).toEqual([2, 1]);
  });
});

describe('what a push service does not take now', () => {
  test.each([
    ['with 429', { status: 429 }],
    ['with 500', { status: 500 }],
    ['with 503', { status: 503 }],
  ])('%s comes again a minute later, then after four, and so on until it is taken', async (_, saying) => {
    say(saying);
    await tellOfTurn();
    const counts: number[] = [];
    for (const pause of [MINUTE - 1, 1, 4 * MINUTE - 1, 1, 16 * MINUTE]) {
      await server.passing(pause);
      counts.push(browser.shown().length);
    }
    expect(counts).toEqual([1, 2, 2, 3, 4]);
    say({ status: 201 });
    await server.passing(2 * DAY);
    expect(browser.shown()).toHaveLength(5);
    expect(names()).toEqual([]);
  });

  test.each([
    ['in seconds', () => '1800'],
    ['as a date', () => new Date(server.clock.now + MINUTE + 30 * MINUTE).toUTCString()],
  ])('comes when it says, %s', async (_, after) => {
    await goRound();
    say({ status: 429, headers: { 'Retry-After': after() } });
    await server.passing(MINUTE);
    say({ status: 201 });
    await server.passing(30 * MINUTE - 1000);
    expect(browser.shown()).toHaveLength(1);
    await server.passing(1000);
    expect(browser.shown()).toHaveLength(2);
  });

  test('comes again where nothing was answered at all', async () => {
    pusher = reaching({ timeOut: 100 });
    say({});
    await tellOfTurn();
    expect(browser.shown()).toHaveLength(1);
    pusher = reaching({});
    say({ status: 201 });
    await server.passing(MINUTE);
    expect(browser.shown()).toHaveLength(2);
  });

  test('comes again where nobody listens', async () => {
    pusher = reaching({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    await tellOfTurn();
    pusher = reaching({});
    await server.passing(MINUTE);
    expect(browser.shown()).toHaveLength(1);
  });

  test('is owed while the turn lasts, and of no use when it is over', async () => {
    say({ status: 503 });
    await tellOfTurn();
    await server.passing(2 * HOUR);
    expect(await silence()).toBeGreaterThanOrEqual(2 * HOUR);
    const tries = browser.shown().length;
    await nora.act(table.id, (await stored(server, table.id)).version, { type: 'guess', number: 1 });
    await server.passing(DAY);
    expect([browser.shown().length, await silence()]).toEqual([tries, 0]);
  });

  test('is given up after a day, and owed no more', async () => {
    say({ status: 503 });
    await tellOfTurn();
    await server.passing(2 * DAY);
    const tries = browser.shown().length;
    expect(tries).toBeGreaterThan(20);
    await server.passing(2 * DAY);
    expect([browser.shown().length, await silence()]).toEqual([tries, 0]);
  });
});

describe('what a push service refuses', () => {
  test.each([400, 401, 403, 413])('with %i is not tried again, and is a failure once', async (status) => {
    say({ status });
    await tellOfTurn();
    await server.passing(DAY);
    expect(browser.shown()).toHaveLength(1);
    expect(names()).toEqual([`PushRefused${status}`]);
    expect(await silence()).toBe(0);
  });

  test('by leading elsewhere is followed nowhere', async () => {
    const elsewhere = subscribed(service);
    const { pathname } = new URL(elsewhere.request.endpoint);
    say({ status: 307, headers: { Location: pathname.slice('/fcm/send'.length) } });
    await tellOfTurn();
    await server.passing(DAY);
    expect([browser, elsewhere].map((one) => one.shown().length)).toEqual([1, 0]);
    expect(names()).toEqual(['PushRefused307']);
  });
});

describe('a browser that is gone', () => {
  test.each([404, 410])('by %i takes no notices any more, and is no failure', async (status) => {
    say({ status });
    await tellOfTurn();
    expect((await notices()).push).not.toHaveProperty('here');
    expect((await notices()).push.devices).toBe(0);
    say({ status: 201 });
    server.messages.length = 0;
    await tellOfTurn();
    expect(browser.shown()).toHaveLength(1);
    expect(server.messages.filter((message) => 'channel' in message)).toEqual([]);
    expect(names()).toEqual([]);
  });

  test('goes on where it has subscribed anew meanwhile', async () => {
    const renewed = subscribed(service);
    say({ status: 410 });
    pusher = {
      async push(...notice) {
        const taken = await reaching({}).push(...notice);
        if (taken.of === 'gone') await takeNotices(nora, renewed);
        return taken;
      },
    };
    await tellOfTurn();
    expect((await notices()).push.devices).toBe(1);
    pusher = reaching({});
    await tellOfTurn();
    expect(renewed.shown()).toHaveLength(1);
  });
});

test('who can be told in no browser any more is handed over to none', async () => {
  await nora.expect(204, '/api/me/push', { method: 'DELETE' });
  server.messages.length = 0;
  await tellOfTurn();
  expect(server.messages.filter((message) => 'channel' in message)).toEqual([]);
});

test('who has signed out of the last browser is handed over once more at most, and told nowhere', async () => {
  const beside = await anotherOf(nora);
  await nora.expect(204, '/api/session', { method: 'DELETE' });
  table = { ...table, players: [beside, ...table.players.slice(1)] };
  await tellOfTurn();
  server.messages.length = 0;
  await tellOfTurn();
  expect(server.messages.filter((message) => 'channel' in message)).toEqual([]);
  expect([service.pushed, names()]).toEqual([[], []]);
});

describe('a trial', () => {
  async function tried(): Promise<Notices['trials']['push']> {
    await nora.expect(202, '/api/me/trials', { method: 'POST', json: { channel: 'push' } });
    await server.work();
    return (await notices()).trials.push;
  }

  test('reaches every browser, and says so', async () => {
    const second = await takeNotices(await anotherOf(nora));
    expect(await tried()).toMatchObject({ outcome: 'sent', status: 201 });
    const shown = { title: expect.any(String), path: '/notices/', waiting: 1 };
    expect([browser, second].map((one) => one.shown())).toEqual([
      [expect.objectContaining(shown)],
      [expect.objectContaining(shown)],
    ]);
  });

  test.each([
    [403, 'refused'],
    [503, 'unreachable'],
    [410, 'gone'],
  ] as const)('that is answered with %i says that it is %s', async (status, outcome) => {
    say({ status });
    expect(await tried()).toMatchObject({ outcome, status });
    await server.passing(HOUR);
    expect(browser.shown()).toHaveLength(1);
  });
});
