/** From a write to a webhook, and by another channel once that takes nothing any more. docs/notices.md, "Webhooks" */

import type { Notices } from '@shared/api/notices';
import { games } from '@shared/games/index';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Hook } from '../../functions/webhook/hook';
import { safeHook } from '../../functions/webhook/safe-hook';
import { type ClockedServer, startClockedServer } from '../support/clock';
import { oneMove } from '../support/one-move';
import { signIn } from '../support/sign-in';
import { sitDown, type Table } from '../support/table-play';
import { stored } from '../support/turn-mail';
import { Visitor } from '../support/visitor';
import { ADDRESS, answering, openWebhook, type Webhook } from '../support/webhook';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

let server: ClockedServer;
let webhook: Webhook;
let table: Table;
let nora: Visitor;
let other: Visitor;

/** All that goes on is delivered twice, and looked for twice at once. */
beforeEach(async () => {
  webhook = await openWebhook();
  const hook: Hook = safeHook(webhook);
  server = await startClockedServer({ registry: [...games, oneMove], hook }, { twice: true });
  table = await sitDown(await Visitor.at(server.address), { title: 'one-move', options: { moves: 9 }, seats: 2 });
  [nora, other] = table.players as [Visitor, Visitor];
  await signIn(server, nora, 'nora@example.com');
  await server.passing(2 * DAY);
  await move(nora);
  await server.passing(5 * MINUTE);
  server.letters.splice(0);
  await nora.expect(200, '/api/me/webhook', { method: 'PUT', json: { address: ADDRESS } });
});

afterEach(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
  await webhook.close();
});

async function move(player: Visitor): Promise<void> {
  await player.act(table.id, (await stored(server, table.id)).version, { type: 'guess', number: 1 });
}

async function off(): Promise<NonNullable<Notices['webhook']>['off']> {
  return (await nora.expect<Notices>(200, '/api/me/notices')).webhook?.off;
}

function subjects(): readonly string[] {
  return server.letters.map(({ subject }) => subject);
}

test('a turn comes by webhook a minute later, once', async () => {
  await move(other);
  await server.passing(MINUTE - 1);
  expect(webhook.posts).toEqual([]);
  await server.passing(10 * MINUTE);
  expect(webhook.posts).toHaveLength(1);
});

test('what is not taken is brought again by the clock until it is', async () => {
  webhook.answer = answering(503);
  await move(other);
  await server.passing(MINUTE);
  expect(webhook.posts).toHaveLength(1);
  await server.passing(5 * MINUTE);
  expect(webhook.posts).toHaveLength(3);
  webhook.answer = answering(204);
  await server.passing(DAY / 2);
  expect(webhook.posts).toHaveLength(4);
});

test('what waits for a webhook that is there no more is forgotten', async () => {
  webhook.answer = answering(503);
  await move(other);
  await server.passing(MINUTE);
  await nora.expect(200, '/api/me/webhook', { method: 'DELETE' });
  await server.passing(DAY / 2);
  expect(webhook.posts).toHaveLength(1);
});

test('one that is gone is asked once, and its player has a letter that names its host and not its address', async () => {
  webhook.answer = answering(410);
  await move(other);
  await server.passing(MINUTE);
  expect(webhook.posts).toHaveLength(1);
  expect(await off()).toMatchObject({ why: 'gone' });
  const letters = server.letters.filter(({ text }) => text.includes('hooks.example.com'));
  expect(letters).toHaveLength(1);
  expect(JSON.stringify(server.letters)).not.toContain('/hooks/1234');
  expect(JSON.stringify(server.messages)).not.toContain('/hooks/1234');
  await move(nora);
  await move(other);
  await server.passing(DAY / 2);
  expect(webhook.posts).toHaveLength(1);
});

test('one that has taken nothing for a day is off, and its player has a letter', async () => {
  webhook.answer = answering(500);
  await move(other);
  await server.passing(DAY + 2 * MINUTE);
  expect(await off()).toBeUndefined();
  await move(nora);
  await move(other);
  await server.passing(2 * MINUTE);
  expect(await off()).toMatchObject({ why: 'failing' });
  expect(subjects().filter((subject) => /webhook/i.test(subject))).toHaveLength(1);
});

test('a trial says what became of it', async () => {
  await nora.expect(202, '/api/me/trials', { method: 'POST', json: { channel: 'webhook' } });
  await server.work();
  expect(webhook.posts).toHaveLength(1);
  expect((await nora.expect<Notices>(200, '/api/me/notices')).trials.webhook).toMatchObject({ outcome: 'sent', status: 204 });
});
