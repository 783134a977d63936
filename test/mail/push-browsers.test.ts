/** Which browsers take notices, and for whom: each by its session. docs/notices.md, "Push" */

import { createECDH } from 'node:crypto';
import type { Notices, PushRequest } from '@shared/api/notices';
import type { Sessions } from '@shared/api/people';
import { games } from '@shared/games/index';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { takersOf } from '../../functions/play/people/push';
import { SESSION_SECONDS } from '../../functions/play/people/session';
import { markOf } from '../../functions/store/endpoint';
import { type ClockedServer, startClockedServer } from '../support/clock';
import { oneMove } from '../support/one-move';
import { type PushService, startPushService, subscribed } from '../support/push-service';
import { signIn, signInBeside } from '../support/sign-in';
import { everything } from '../support/stored';
import { sitDown } from '../support/table-play';
import { stored } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

const MINUTE = 60 * 1000;

let server: ClockedServer;
let service: PushService;
let somebody: Visitor;
/** In a browser of her own, where she takes notices. */
let nora: Visitor;
let her: string;
let request: PushRequest;
let others = 0;

beforeAll(async () => {
  service = await startPushService();
  server = await startClockedServer({ registry: [...games, oneMove] });
  somebody = await Visitor.at(server.address);
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
  await service.stop();
});

beforeEach(async () => {
  nora = somebody.another();
  her = (await nora.enter()).id;
  ({ request } = subscribed(service));
  await put(nora);
});

function put(visitor: Visitor, json: unknown = request): Promise<void> {
  return visitor.expect(204, '/api/me/push', { method: 'PUT', json });
}

async function seenBy(visitor: Visitor): Promise<Pick<Notices['push'], 'devices' | 'here'>> {
  const { key: _, ...push } = (await visitor.expect<Notices>(200, '/api/me/notices')).push;
  return push;
}

/** Where notices of a player go, whatever they are. */
async function places(player: string): Promise<string[]> {
  return (await takersOf(server.world, player)).map(({ push }) => push.endpoint);
}

/** An address that nobody has yet. */
function address(): string {
  others += 1;
  return `somebody-${others}@example.com`;
}

/** Another player, who has an address and is signed in at home. */
async function other(): Promise<{ email: string; home: Visitor; id: string }> {
  const [email, home] = [address(), somebody.another()];
  await signIn(server, home, email);
  return { email, home, id: (await home.me()).id };
}

/** What stands anywhere of an endpoint. */
async function traces({ endpoint } = request): Promise<unknown[]> {
  const items = await everything(server);
  return items.filter((item) => JSON.stringify(item).includes(endpoint) || String(item.pk).endsWith(markOf(endpoint)));
}

describe('a browser', () => {
  test('takes notices as soon as it says so, and is known again by a mark', async () => {
    expect(await seenBy(nora)).toEqual({ devices: 1, here: markOf(request.endpoint) });
    expect(await places(her)).toEqual([request.endpoint]);
  });

  test('that says the same twice has said it once', async () => {
    const before = await everything(server);
    await put(nora);
    expect(await everything(server)).toEqual(before);
  });

  test.each<[string, (endpoint: string) => string]>([
    ['with a slash too many', (endpoint) => endpoint.replace('//', '///')],
    ['with a port and in capitals', (endpoint) => endpoint.replace('fcm.googleapis.com', 'FCM.googleapis.com:443')],
    ['in percents', (endpoint) => endpoint.replace('google', 'goo%67le')],
  ])('whose place is written %s takes them at the place that it is', async (_, written) => {
    const before = await everything(server);
    await put(nora, { ...request, endpoint: written(request.endpoint) });
    expect(await everything(server)).toEqual(before);
  });

  test('that subscribes anew takes them there alone', async () => {
    const renewed = subscribed(service).request;
    await put(nora, renewed);
    expect(await places(her)).toEqual([renewed.endpoint]);
    expect(await traces()).toEqual([]);
  });

  test('that subscribes at the same place with other keys has those from then on', async () => {
    const { keys } = subscribed(service).request;
    await put(nora, { ...request, keys });
    expect((await takersOf(server.world, her)).map(({ push }) => push)).toEqual([
      expect.objectContaining({ endpoint: request.endpoint, ...keys }),
    ]);
  });

  test('takes none any more when it says so, and nothing is left of where it took them', async () => {
    await nora.expect(204, '/api/me/push', { method: 'DELETE' });
    await nora.expect(204, '/api/me/push', { method: 'DELETE' });
    expect(await seenBy(nora)).toEqual({ devices: 0 });
    expect(await traces()).toEqual([]);
  });

  test('is asked who is there', async () => {
    const nobody = somebody.another();
    for (const asking of [{ method: 'PUT', json: request }, { method: 'DELETE' }]) {
      expect(await nobody.refused('/api/me/push', asking)).toMatchObject({ code: 'not_signed_in' });
    }
  });
});

describe('nothing is stored', () => {
  const { endpoint, keys } = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: { p256dh: '', auth: '' } };

  test.each<[string, string, (valid: PushRequest) => unknown]>([
    ['of a host that is no push service', 'push_host', (valid) => ({ ...valid, endpoint: 'https://example.com/push' })],
    ['of this machine', 'push_host', (valid) => ({ ...valid, endpoint: 'http://127.0.0.1/push' })],
    ['of no address', 'push_host', (valid) => ({ ...valid, endpoint: 'push' })],
    ['of a point beside the curve', 'bad_request', (valid) => withKeys(valid, { p256dh: pointBeside() })],
    ['of a point that is too short', 'bad_request', (valid) => withKeys(valid, { p256dh: valid.keys.p256dh.slice(1) })],
    ['of a secret that is too long', 'bad_request', (valid) => withKeys(valid, { auth: `${valid.keys.auth}AA` })],
    ['without keys', 'bad_request', () => ({ endpoint })],
    ['of empty keys', 'bad_request', () => ({ endpoint, keys })],
    ['of more than is asked for', 'bad_request', (valid) => ({ ...valid, expirationTime: 7 })],
  ])('%s', async (_, code, wrong) => {
    const before = await everything(server);
    const valid = subscribed(service).request;
    expect(await nora.refused('/api/me/push', { method: 'PUT', json: wrong(valid) })).toMatchObject({ code });
    expect(await everything(server)).toEqual(before);
  });

  function withKeys(valid: PushRequest, keys: Partial<PushRequest['keys']>): PushRequest {
    return { ...valid, keys: { ...valid.keys, ...keys } };
  }

  function pointBeside(): string {
    const point = createECDH('prime256v1').generateKeys();
    point[64] = (point[64] ?? 0) ^ 1;
    return point.toString('base64url');
  }
});

describe('it goes with its session', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['signed out here', () => nora.expect(204, '/api/session', { method: 'DELETE' })],
    ['signed out everywhere', () => nora.expect(204, '/api/me/sessions', { method: 'DELETE' })],
    ['signed out from another browser', signOutFromBeside],
    ['when the account is given up', () => nora.expect(204, '/api/me', { method: 'DELETE' })],
  ])('%s', async (_, end) => {
    await end();
    expect(await places(her)).toEqual([]);
    expect(await traces()).toEqual([]);
  });

  async function signOutFromBeside(): Promise<void> {
    const beside = somebody.another();
    await signInBeside(beside, nora);
    const { sessions } = await beside.expect<Sessions>(200, '/api/me/sessions');
    const there = sessions.find(({ here }) => !here);
    await beside.expect(204, `/api/me/sessions/${there?.id}`, { method: 'DELETE' });
  }

  test('when that has run out', async () => {
    server.clock.now += SESSION_SECONDS * 1000 + 1000;
    expect(await places(her)).toEqual([]);
  });
});

describe('signing in again in the same browser', () => {
  test('a guest who gives an address goes on to be told there', async () => {
    await signIn(server, nora, address());
    expect(await places(her)).toEqual([request.endpoint]);
    expect(await seenBy(nora)).toEqual({ devices: 1, here: markOf(request.endpoint) });
  });

  test('a player goes on to be told there', async () => {
    const email = address();
    await signIn(server, nora, email);
    await signIn(server, nora, email);
    expect(await places(her)).toEqual([request.endpoint]);
    expect(await seenBy(nora)).toEqual({ devices: 1, here: markOf(request.endpoint) });
  });

  test('a guest who becomes a player who was there before is told there, of the games of both', async () => {
    const { email, id } = await other();
    await signIn(server, nora, email);
    expect(await places(id)).toEqual([request.endpoint]);
    expect(await places(her)).toEqual([]);
    const { players, id: game } = await sitDown(somebody, { title: 'one-move', options: { moves: 9 }, seats: 2 });
    const [first, second] = players as [Visitor, Visitor];
    await signInBeside(second, nora);
    await first.act(game, (await stored(server, game)).version, { type: 'guess', number: 1 });
    await server.passing(MINUTE);
    expect(server.pushes.at(-1)).toMatchObject({ to: { endpoint: request.endpoint }, payload: { tag: game } });
  });

  test('somebody else gets none of what was for the one before, and takes none until they say so', async () => {
    await signIn(server, nora, address());
    const { email, id } = await other();
    await signIn(server, nora, email);
    expect((await nora.me()).id).toBe(id);
    expect([await places(her), await places(id)]).toEqual([[], []]);
    expect(await traces()).toEqual([]);
    expect(await seenBy(nora)).toEqual({ devices: 0 });
    await put(nora);
    expect([await places(her), await places(id)]).toEqual([[], [request.endpoint]]);
  });
});

describe('a browser that has lost its session', () => {
  test('takes notices of nobody but who says so in it next', async () => {
    const { email, id } = await other();
    nora.cookie = undefined;
    await signIn(server, nora, email);
    await put(nora);
    expect([await places(her), await places(id)]).toEqual([[], [request.endpoint]]);
  });

  test('is one browser of the same player still', async () => {
    const email = address();
    await signIn(server, nora, email);
    const [before] = await takersOf(server.world, her);
    nora.cookie = undefined;
    await signIn(server, nora, email);
    await put(nora);
    expect(await takersOf(server.world, her)).toEqual([
      expect.objectContaining({ push: expect.objectContaining({ id: before?.push.id, endpoint: request.endpoint }) }),
    ]);
  });
});

test('two that subscribe at the same place at once are one in the end', async () => {
  const { home, id } = await other();
  await Promise.all([put(nora), put(home), put(nora), put(home)]);
  expect([...(await places(her)), ...(await places(id))]).toEqual([request.endpoint]);
});
