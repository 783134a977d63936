/** Notices to addresses of players' own. docs/notices.md, "Webhooks" */

import type { Notices } from '@shared/api/notices';
import { games } from '@shared/games/index';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { byWebhook } from '../../functions/notify/channels/by-webhook';
import { LIMITS } from '../../functions/play/limits';
import { setWebhook } from '../../functions/play/people/webhook';
import type { World } from '../../functions/play/world';
import type { NoticeMessage } from '../../functions/publish/concern';
import { Later } from '../../functions/publish/later';
import type { Item } from '../../functions/store/dynamo/write';
import { accountKey } from '../../functions/store/keys';
import { safeHook } from '../../functions/webhook/safe-hook';
import { Killed, mortal } from '../support/mortal';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { everything } from '../support/stored';
import { sitDown, type Table } from '../support/table-play';
import { BASE, changeAccount, stored } from '../support/turn-mail';
import { Visitor } from '../support/visitor';
import { ADDRESS, answering, openWebhook, type Webhook } from '../support/webhook';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let server: Server;
let somebody: Visitor;
let webhook: Webhook;
let table: Table;
/** Whose turn it is, and what tells them. */
let nora: Visitor;
let player: string;
let turn: NoticeMessage;

beforeAll(async () => {
  server = await startServer({ registry: [...games, oneMove] });
  somebody = await Visitor.at(server.address);
});

beforeEach(async () => {
  webhook = await openWebhook();
  await sit();
});

/** A table at which it is the turn of somebody new. */
async function sit(): Promise<void> {
  table = await sitDown(somebody, { title: 'one-move', options: { moves: 9 }, seats: 2 });
  nora = table.players[0] as Visitor;
  player = (await nora.me()).id;
  await look();
  await put(ADDRESS);
}

async function look(): Promise<void> {
  const { version } = await stored(server, table.id);
  turn = { kind: 'turn', game: table.id, version, to: player, channel: 'webhook' };
}

/** Everybody moves, and it is the same player's turn again. */
async function turnOver(): Promise<void> {
  for (const mover of table.players) {
    await mover.act(table.id, (await stored(server, table.id)).version, { type: 'guess', number: 1 });
  }
  await look();
}

async function account(): Promise<Item> {
  const [item] = await server.world.db.get(accountKey(player));
  return item ?? {};
}

afterEach(() => webhook.close());

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

function put(address: string): Promise<Notices> {
  return nora.expect(200, '/api/me/webhook', { method: 'PUT', json: { address } });
}

function remove(): Promise<Notices> {
  return nora.expect(200, '/api/me/webhook', { method: 'DELETE' });
}

function notices(): Promise<Notices> {
  return nora.expect(200, '/api/me/notices');
}

function tell(message = turn, world: World = server.world): Promise<void> {
  return byWebhook(world, { hook: safeHook(webhook), base: BASE }, message);
}

/** What a player is told of in no game, as it stands in the table. */
async function tells(): Promise<unknown[]> {
  const items = await everything(server);
  return items.filter(({ pk, sk }) => pk === `PLAYER#${player}` && String(sk).startsWith('TELL#'));
}

/** So much later the message comes again; a moment too early, it is to come again then. */
async function again(time: number): Promise<void> {
  server.clock.now += time;
  await tell().catch((error) => expect(error).toBeInstanceOf(Later));
}

test('a turn is told in a few words that lead to the game, and mention nobody', async () => {
  const [, other] = table.players;
  await other?.change({ name: '@everyone <@1>' });
  await tell();
  expect(webhook.posts.map(({ body }) => body)).toEqual([
    {
      username: 'Casebook',
      embeds: [
        {
          title: expect.any(String),
          description: expect.stringContaining('\\@everyone \\<\\@1>'),
          url: `${BASE}/game/?id=${table.id}`,
        },
      ],
      allowed_mentions: { parse: [] },
    },
  ]);
});

describe('once', () => {
  test('however often it is delivered', async () => {
    await tell();
    await tell();
    expect(webhook.posts).toHaveLength(1);
  });

  test('by however many at once', async () => {
    const outcomes = await Promise.allSettled([tell(), tell(), tell()]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Later);
    await tell();
    expect(webhook.posts).toHaveLength(1);
  });

  test('or twice where whoever sends it is killed between sending and marking, and never not at all', async () => {
    const came: number[] = [];
    for (let request = 1, isKilled = true; isKilled; request++) {
      for (const when of ['before', 'after'] as const) {
        await sit();
        const known = webhook.posts.length;
        const dying = tell(turn, { ...server.world, db: mortal(server.world.db, request, when) });
        isKilled = await dying.then(
          () => false,
          (error: unknown) => error instanceof Killed,
        );
        await again(MINUTE);
        await again(MINUTE);
        came.push(webhook.posts.length - known);
      }
    }
    expect(new Set(came)).toEqual(new Set([1, 2]));
    expect(came.filter((times) => times === 2)).toHaveLength(1);
  });

  test('and not after all where the turn has passed', async () => {
    await nora.act(table.id, (await stored(server, table.id)).version, { type: 'guess', number: 1 });
    await tell();
    expect(webhook.posts).toEqual([]);
  });
});

describe('what is not taken', () => {
  test.each([
    ['by a server that is busy', answering(503)],
    ['by one that takes too much at once', answering(429)],
    ['by one that hangs up', ({ socket }) => void socket.destroy()],
  ] satisfies [string, Webhook['answer']][])(
    '%s comes again a minute later, then four times as late each time',
    async (_, answer) => {
      webhook.answer = answer;
      await tell();
      for (const [tries, time] of [MINUTE, 4 * MINUTE, 16 * MINUTE, HOUR, HOUR].entries()) {
        await again(time - 10_000);
        expect(webhook.posts).toHaveLength(tries + 1);
        await again(10_000);
        expect(webhook.posts).toHaveLength(tries + 2);
      }
      webhook.answer = answering(204);
      await again(HOUR);
      await again(HOUR);
      expect(webhook.posts).toHaveLength(7);
    },
  );

  test('comes when the server says', async () => {
    webhook.answer = answering(429, { 'Retry-After': '1800.5' });
    await tell();
    webhook.answer = answering(204);
    await again(29 * MINUTE);
    expect(webhook.posts).toHaveLength(1);
    await again(2 * MINUTE);
    expect(webhook.posts).toHaveLength(2);
  });

  test('comes an hour later if the server says next century', async () => {
    webhook.answer = answering(429, { 'Retry-After': '9'.repeat(30) });
    await tell();
    webhook.answer = answering(204);
    await again(HOUR + MINUTE);
    expect(webhook.posts).toHaveLength(2);
  });

  test('and never will be is not tried again', async () => {
    webhook.answer = answering(400);
    await tell();
    webhook.answer = answering(204);
    await again(HOUR);
    expect(webhook.posts).toHaveLength(1);
    expect((await notices()).webhook?.off).toBeUndefined();
  });
});

describe('a webhook', () => {
  test.each([401, 403, 404, 410])('that answers %i is switched off at once, and its player is told', async (status) => {
    webhook.answer = answering(status);
    await tell();
    const off = { why: 'gone', since: expect.any(Number) };
    const { webhook: shown } = await notices();
    expect(shown?.off).toEqual(off);
    expect(await tells()).toMatchObject([{ kind: 'unhooked', player, since: shown?.off?.since }]);
    webhook.answer = answering(204);
    await again(HOUR);
    expect(webhook.posts).toHaveLength(1);
  });

  test('that takes nothing for a day is switched off, and its player is told', async () => {
    webhook.answer = answering(500);
    await tell();
    for (const time of [MINUTE, 4 * MINUTE, 16 * MINUTE, ...Array<number>(22).fill(HOUR)]) await again(time);
    expect(webhook.posts).toHaveLength(26);
    expect((await notices()).webhook?.off).toBeUndefined();
    await turnOver();
    await again(2 * HOUR);
    expect((await notices()).webhook?.off).toEqual({ why: 'failing', since: expect.any(Number) });
    expect(await tells()).toMatchObject([{ kind: 'unhooked', player }]);
  });

  test('that takes something between failures is not', async () => {
    for (let rounds = 0; rounds < 2; rounds++) {
      webhook.answer = answering(500);
      await tell();
      for (const time of [MINUTE, 4 * MINUTE, 16 * MINUTE]) await again(time);
      webhook.answer = answering(204);
      await again(HOUR);
      expect((await account()).webhook).not.toHaveProperty('failing');
      server.clock.now += DAY;
      await turnOver();
    }
    webhook.answer = answering(500);
    await tell();
    expect((await account()).webhook).toHaveProperty('failing.times', 1);
    expect((await notices()).webhook?.off).toBeUndefined();
  });

  test('is fresh when it is set again', async () => {
    webhook.answer = answering(404);
    await tell();
    webhook.answer = answering(204);
    expect((await put(ADDRESS)).webhook).not.toHaveProperty('off');
    await turnOver();
    await tell();
    expect(webhook.posts).toHaveLength(2);
  });

  test('that took the place of one that is gone stays, and is told what that one did not take', async () => {
    webhook.answer = (request, response) => {
      void put(`${ADDRESS}2`).then(() => answering(404)(request, response));
    };
    await tell();
    expect(await tells()).toEqual([]);
    expect((await notices()).webhook).not.toHaveProperty('off');
    webhook.answer = answering(204);
    await again(MINUTE);
    expect(webhook.posts.map(({ path }) => path?.slice(-5))).toEqual(['-wxyz', 'wxyz2']);
  });

  test('that was taken back while it was sent to, and was gone, leaves nothing', async () => {
    webhook.answer = (request, response) => {
      void remove().then(() => answering(404)(request, response));
    };
    await tell();
    expect(await notices()).not.toHaveProperty('webhook');
    expect(await tells()).toEqual([]);
    await again(HOUR);
    expect(webhook.posts).toHaveLength(1);
  });

  test('is told nothing of whose account is closed, or gone', async () => {
    await changeAccount(server, player, { banned: 1 });
    await tell();
    await changeAccount(server, player, { banned: undefined, leaving: 1 });
    await tell();
    expect(webhook.posts).toEqual([]);
  });
});

describe('an address', () => {
  const SECRET = ADDRESS.slice(ADDRESS.indexOf('/hooks'), -4);

  test('is shown to nobody again but for its host and its end, and stands in one place', async () => {
    const { webhook: shown } = await notices();
    expect(shown).toEqual({ host: 'hooks.example.com', end: 'wxyz', since: expect.any(Number) });
    webhook.answer = answering(404);
    await tell();
    await notices();
    await nora.me();
    await nora.expect(200, '/api/me/export');
    expect(nora.received.filter((answer) => answer.includes(SECRET))).toEqual([]);
    const places = (await everything(server)).filter((item) => JSON.stringify(item).includes(SECRET));
    expect(places.map(({ pk, sk }) => [pk, sk])).toContainEqual([`PLAYER#${player}`, 'ACCOUNT']);
    expect(places.filter(({ sk }) => sk !== 'ACCOUNT')).toEqual([]);
  });

  test('is forgotten when it is taken back', async () => {
    expect(await remove()).not.toHaveProperty('webhook');
    expect(await remove()).not.toHaveProperty('webhook');
    expect(await account()).not.toHaveProperty('webhook');
    await tell();
    expect(webhook.posts).toEqual([]);
  });

  test.each(['http://hooks.example.com/a', 'https://127.0.0.1/a', 'https://[::1]/a', 'https://localhost/a', 'hooks.example.com'])(
    'is refused where it is none: %s',
    async (address) => {
      const { code } = await nora.refused('/api/me/webhook', { method: 'PUT', json: { address } });
      expect(code).toBe('webhook_address');
      expect((await notices()).webhook?.end).toBe('wxyz');
    },
  );

  test('is set ten times a day', async () => {
    const token = nora.cookie?.slice(nora.cookie.indexOf('=') + 1);
    const world = { ...server.world, limits: LIMITS };
    for (let times = 0; times < 10; times++) await setWebhook(world, token, `${ADDRESS}${times}`);
    await expect(setWebhook(world, token, ADDRESS)).rejects.toMatchObject({ code: 'too_many' });
    await expect(setWebhook(world, token, 'https://localhost/')).rejects.toMatchObject({ code: 'webhook_address' });
    expect((await notices()).webhook?.end).toBe('xyz9');
  });

  test('is set and taken back by nobody who is not signed in', async () => {
    const stranger = somebody.another();
    const tries = [{ method: 'PUT', json: { address: ADDRESS } }, { method: 'DELETE' }];
    for (const asking of tries) expect((await stranger.refused('/api/me/webhook', asking)).code).toBe('not_signed_in');
  });
});

describe('a trial', () => {
  async function tryOut(): Promise<Notices['trials']['webhook']> {
    const { asked } = await nora.expect<{ asked: number }>(202, '/api/me/trials', {
      method: 'POST',
      json: { channel: 'webhook' },
    });
    await tell({ kind: 'trial', player, by: 'webhook', asked, to: player, channel: 'webhook' });
    return (await notices()).trials.webhook;
  }

  test.each([
    ['sent', 204],
    ['gone', 404],
    ['refused', 400],
    ['unreachable', 503],
  ])('says that a webhook is %s', async (outcome, status) => {
    webhook.answer = answering(status);
    expect(await tryOut()).toEqual({ asked: expect.any(Number), outcome, status });
    expect((await notices()).webhook?.off?.why).toBe(outcome === 'gone' ? 'gone' : undefined);
  });

  test('says that nobody answers', async () => {
    webhook.answer = ({ socket }) => void socket.destroy();
    expect(await tryOut()).toEqual({ asked: expect.any(Number), outcome: 'unreachable' });
  });

  test('comes once, however often it is delivered', async () => {
    const trial = await tryOut();
    await tell({ kind: 'trial', player, by: 'webhook', asked: trial?.asked ?? 0, to: player, channel: 'webhook' });
    expect(webhook.posts).toHaveLength(1);
  });

  test('says that there is nothing to send to', async () => {
    const { asked } = await nora.expect<{ asked: number }>(202, '/api/me/trials', {
      method: 'POST',
      json: { channel: 'webhook' },
    });
    await remove();
    await tell({ kind: 'trial', player, by: 'webhook', asked, to: player, channel: 'webhook' });
    expect((await notices()).trials.webhook).toEqual({ asked, outcome: 'none' });
    expect(webhook.posts).toEqual([]);
  });
});
