/** What reaches the API through CloudFront, and what does not reach it past CloudFront. */

import type { Problem } from '@shared/api/problem';
import { nth } from '@shared/choice';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acting, Visitor } from '../support/visitor';
import { answerTo } from './support/answer';
import { Refused } from './support/aws';
import { endClean } from './support/clean';
import { type Cloud, startCloud } from './support/cloud';

let cloud: Cloud;
let somebody: Visitor;

beforeAll(async () => {
  cloud = await startCloud();
  somebody = await Visitor.at(cloud.front);
});

afterAll(() => endClean(cloud));

test('a guest is let in by a cookie that only this host reads, and known by it', async () => {
  const guest = somebody.another();
  await guest.enter('Ann');
  expect(cloud.gateway.cookies.at(-1)).toMatch(/^__Host-session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(await guest.me()).toMatchObject({ name: 'Ann', guest: true });
});

test('two sit down and the game begins', async () => {
  const [host, friend] = [somebody.another(), somebody.another()];
  await host.enter('Nora');
  await friend.enter('Theo');
  const options = { roles: 'host-investigator' };
  const { id } = await host.create({ title: 'mr-jack-pocket', options, seats: 2, visibility: 'open' });
  expect((await host.ask<{ games: object[] }>('/api/games?status=open')).body.games).toMatchObject([{ id }]);
  await friend.join(id);
  const game = await host.game(id);
  expect(game).toMatchObject({ status: 'running', you: 0, version: 1, turn: { seat: 0, number: 1 } });
  expect(game.choices?.length).toBeGreaterThan(0);
  expect((await host.mine()).games).toMatchObject([{ id }]);
});

test.each<[string, keys: readonly [string, string], statuses: readonly number[]]>([
  ['two moves at once: one is made, and who sent the other sees the game as it is', ['one', 'other'], [200, 412]],
  ['one move twice at once: it is made once, and has the same answer twice', ['same', 'same'], [200, 200]],
])('%s', async (_, keys, statuses) => {
  const [host, friend] = [somebody.another(), somebody.another()];
  await host.enter('Nora');
  await friend.enter('Theo');
  const options = { roles: 'host-investigator' };
  const { id } = await host.create({ title: 'mr-jack-pocket', options, seats: 2, visibility: 'open' });
  await friend.join(id);
  const action = nth((await host.game(id)).choices ?? [], 0);
  const answers = await Promise.all(
    keys.map((key) => host.ask(`/api/games/${id}/actions`, acting(1, action, key.padEnd(22, '-')))),
  );
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual(statuses);
  for (const { status, body } of answers) expect(status === 200 ? body : (body as Problem).game).toMatchObject({ version: 2 });
});

test('it says when nothing is new, what is not there, and how it is described', async () => {
  const host = somebody.another();
  await host.enter('Nora');
  const { id } = await host.create({ title: 'pi', options: { edition: 'first' }, seats: 3, visibility: 'invite' });
  const look = await somebody.ask(`/api/games/${id}?known=0.0.x`);
  expect(look.status).toBe(204);
  expect(look.headers.get('ETag')).toBe('"0.0.x"');
  expect(await somebody.refused('/api/games/nowhere')).toMatchObject({ status: 404, code: 'not_found' });
  expect(somebody.description).toMatchObject({ openapi: '3.1.0' });
  expect((await answerTo(somebody, '/elsewhere')).body).toEqual({ message: 'Not Found' });
});

test('a body that is no text comes as it was sent', async () => {
  const asking = { method: 'POST', body: new Uint8Array([0xff, 0, 1]), headers: { 'Content-Type': 'application/octet-stream' } };
  expect(await somebody.refused('/api/session/guest', asking)).toMatchObject({ status: 415 });
});

describe('past CloudFront', () => {
  const headersOf = (more: Record<string, string>): Record<string, string> => ({ 'Content-Type': 'application/json', ...more });

  test.each<[string, Record<string, string>]>([
    ['without the secret', {}],
    ['with an empty one', { 'Casebook-Origin': '' }],
    ['with another one', { 'Casebook-Origin': 'x'.repeat(43) }],
    ['with an address that is made up', { 'CloudFront-Viewer-Address': '192.0.2.1:1' }],
  ])('%s, whatever is asked is refused, and nothing is done', async (_, more) => {
    const { sent } = cloud.wire('api');
    const before = sent.length;
    for (const [method, path] of [
      ['POST', '/api/session/guest'],
      ['GET', '/api/games'],
      ['GET', '/api/openapi.json'],
      ['DELETE', '/api/nothing'],
    ] as const) {
      const body = method === 'POST' ? '{}' : null;
      const answer = await fetch(`${cloud.gateway.back}${path}`, { method, headers: headersOf(more), body });
      expect(answer.status).toBe(403);
      expect(answer.headers.get('Set-Cookie')).toBeNull();
      expect(await answer.json()).toMatchObject({ status: 403, code: 'forbidden_origin' });
    }
    expect(sent.length).toBe(before);
  });
});

describe('where a request came from', () => {
  /** Asks for codes, each to an address of its own, and says how many were asked for before it was too much. */
  async function codesAsked(headersOf: (times: number) => Record<string, string>): Promise<number> {
    for (let times = 0; ; times++) {
      const json = { email: `asked-${crypto.randomUUID()}@example.com` };
      const { status } = await answerTo(somebody, '/api/session/code', { method: 'POST', json, headers: headersOf(times) });
      if (status === 429) return times;
      expect(status).toBe(202);
    }
  }

  test('is what CloudFront says, whatever headers tell of it', async () => {
    const forged = (times: number): Record<string, string> => ({
      'Test-Client': '198.51.100.1',
      'X-Forwarded-For': `203.0.113.${times}`,
      'CloudFront-Viewer-Address': `203.0.113.${times}:1`,
    });
    const most = await codesAsked(forged);
    expect(most).toBeGreaterThan(5);
    expect(await codesAsked(() => ({ 'Test-Client': '198.51.100.1' }))).toBe(0);
    expect(await codesAsked(() => ({ 'Test-Client': '198.51.100.2' }))).toBe(most);
  });

  test('is a household of IPv6, whatever its second half', async () => {
    const most = await codesAsked((times) => ({ 'Test-Client': `2001:db8:1:2:3:4:5:${times}` }));
    expect(await codesAsked(() => ({ 'Test-Client': '2001:db8:1:2::1' }))).toBe(0);
    expect(await codesAsked(() => ({ 'Test-Client': '2001:db8:1:3::1' }))).toBe(most);
  });
});

test('a connection to the database that broke while the function was frozen costs nobody an answer', async () => {
  const guest = somebody.another();
  await guest.enter('Ann');
  cloud.wire('api').hangUp();
  expect(await guest.me()).toMatchObject({ name: 'Ann' });
  cloud.wire('api').hangUp();
  await guest.change({ name: 'Anna' });
  expect(await guest.me()).toMatchObject({ name: 'Anna' });
});

test('an API that cannot read its parameters at its start is asked again, and answers', async () => {
  await cloud.function('api').kill();
  cloud.parameters.troubles.set('GetParameters', Array(9).fill(new Refused('ThrottlingException', 'Rate exceeded')));
  expect(await answerTo(somebody, '/api/games?status=open')).toMatchObject({ status: 500 });
  cloud.parameters.troubles.clear();
  expect(await answerTo(somebody, '/api/games?status=open')).toMatchObject({ status: 200 });
});
