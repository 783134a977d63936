/** Talk at a table, for those who sit there. */

import { randomUUID } from 'node:crypto';
import type { Created } from '@shared/api/games';
import type { MessagesAnswer, Said } from '@shared/api/talk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { removeMessage } from '../../functions/play/operator/remove-message';
import { reports } from '../../functions/play/operator/reports';
import { readReportsBy } from '../../functions/store/report';
import { startWire, type Wire } from '../support/faults';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { sitDown } from '../support/table-play';
import { type Asking, Visitor } from '../support/visitor';

let server: Server;
let wire: Wire;
let stranger: Visitor;
let spectator: Visitor;
let ann: Visitor;
let bob: Visitor;
let cleo: Visitor;
let id: string;
let path: string;

beforeAll(async () => {
  server = await startServer({
    registry: [oneMove],
    attempts: 1,
    async between(endpoint) {
      wire = await startWire(endpoint);
      return wire.address;
    },
  });
  stranger = await Visitor.at(server.address);
  spectator = stranger.another();
  await spectator.enter();
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
  wire.stop();
});

beforeEach(async () => {
  const table = await sitDown(stranger, { title: 'one-move', options: { moves: 3 }, seats: 3 });
  [ann, bob, cleo] = table.players as [Visitor, Visitor, Visitor];
  id = table.id;
  path = `/api/games/${id}/messages`;
});

function saying(json: unknown, key: string = randomUUID()): Asking {
  return { method: 'POST', json, headers: { 'Idempotency-Key': key } };
}

function say(visitor: Visitor, text: string): Promise<Said> {
  return visitor.expect(201, path, saying({ text }));
}

function talk(visitor: Visitor, query = ''): Promise<MessagesAnswer> {
  return visitor.expect(200, `${path}${query}`);
}

async function texts(visitor: Visitor): Promise<(string | undefined)[]> {
  return (await talk(visitor)).messages.map(({ text }) => text);
}

function mute(visitor: Visitor, seat: number, method: 'PUT' | 'DELETE' = 'PUT'): Promise<void> {
  return visitor.expect(204, `/api/games/${id}/mutes/${seat}`, { method });
}

function reporting(json: unknown, key?: string): Asking {
  return { method: 'POST', json, headers: key === undefined ? {} : { 'Idempotency-Key': key } };
}

test('what is said is read by all who sit there, in order, with who said it and when', async () => {
  expect(await talk(ann)).toEqual({ tag: expect.any(String), messages: [], muted: [] });
  expect(await say(ann, 'Good evening.')).toEqual({ n: 1 });
  expect(await bob.expect(201, path, saying({ phrase: 'good-luck' }))).toEqual({ n: 2 });
  const messages = [
    { n: 1, at: expect.any(Number), seat: 0, text: 'Good evening.' },
    { n: 2, at: expect.any(Number), seat: 1, phrase: 'good-luck' },
  ];
  for (const visitor of [ann, bob, cleo]) expect((await talk(visitor)).messages).toEqual(messages);
  expect((await talk(cleo, '?after=1')).messages).toEqual(messages.slice(1));
});

test('many who speak at once are numbered without holes or doubles', async () => {
  const asked = Array.from({ length: 30 }, (_, at) => say([ann, bob, cleo][at % 3] as Visitor, `number ${at}`));
  const numbers = (await Promise.all(asked)).map(({ n }) => n);
  const expected = Array.from({ length: 30 }, (_, at) => at + 1);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(expected);
  const { messages } = await talk(bob);
  expect(messages.map(({ n }) => n)).toEqual(expected);
  for (const [at, n] of numbers.entries()) expect(messages[n - 1]).toMatchObject({ seat: at % 3, text: `number ${at}` });
});

test('the same key at once, and later, says it once; with something else, or elsewhere, it is refused', async () => {
  const key = 'one-key-of-mine';
  const answers = await Promise.all(Array.from({ length: 5 }, () => ann.expect<Said>(201, path, saying({ text: 'Once.' }, key))));
  expect(answers).toEqual(answers.map(() => ({ n: 1 })));
  await say(bob, 'Then.');
  expect(await ann.expect(201, path, saying({ text: 'Once.' }, key))).toEqual({ n: 1 });
  expect(await texts(cleo)).toEqual(['Once.', 'Then.']);
  expect(await ann.refused(path, saying({ text: 'Twice.' }, key))).toMatchObject({ status: 422, code: 'key_reused' });
  const { id: other } = await ann.create({ title: 'one-move', options: {}, seats: 2, visibility: 'invite' });
  expect(await ann.refused(`/api/games/${other}/messages`, saying({ text: 'Once.' }, key))).toMatchObject({ code: 'key_reused' });
  expect(await bob.expect(201, path, saying({ text: 'Once.' }, key))).toEqual({ n: 3 });
});

test('when the database does not answer, it is said once all the same', async () => {
  wire.faults.set('TransactWriteItems', ['unanswered']);
  expect(await say(ann, 'Once.')).toEqual({ n: 1 });
  wire.faults.set('TransactWriteItems', ['lost', 'conflict', 'conflict']);
  expect(await say(ann, 'Again.')).toEqual({ n: 2 });
  expect(await texts(bob)).toEqual(['Once.', 'Again.']);
});

test('talk does not touch the game: its tag, its document and the path of a move are as before', async () => {
  const before = await ann.ask(`/api/games/${id}`);
  await say(bob, 'Hm.');
  await mute(ann, 1);
  const after = await ann.ask(`/api/games/${id}`);
  expect(after.headers.get('ETag')).toBe(before.headers.get('ETag'));
  expect(after.body).toEqual({ ...(before.body as object), now: expect.any(Number) });
  server.metered.length = 0;
  await ann.act(id, 1, { type: 'guess', number: 1 });
  expect(server.metered).toHaveLength(2);
});

test('whoever does not sit there reads nothing, says nothing, mutes nobody and reports nobody', async () => {
  await say(ann, 'Zq9');
  const calls: [string, Asking][] = [
    [path, {}],
    [`${path}?after=0&known=x`, {}],
    [path, saying({ text: 'Let me in.' })],
    [`/api/games/${id}/mutes/0`, { method: 'PUT' }],
    [`/api/games/${id}/mutes/0`, { method: 'DELETE' }],
    [`/api/games/${id}/reports`, reporting({ seat: 0, reason: 'spam' })],
  ];
  for (const [at, asking] of calls) {
    expect(await spectator.refused(at, asking)).toMatchObject({ status: 403, code: 'not_seated' });
    expect(await stranger.refused(at, asking)).toMatchObject({ status: 401, code: 'not_signed_in' });
    expect(await ann.refused(at.replace(id, 'A'.repeat(22)), asking)).toMatchObject({ status: 404 });
  }
  for (const { received } of [spectator, stranger]) expect(received.join('\n')).not.toContain('Zq9');
});

test('who got up before the start reads no more, and what they said has no seat', async () => {
  const { id: table, invite } = await ann.create({ title: 'one-move', options: {}, seats: 3, visibility: 'invite' });
  const messages = `/api/games/${table}/messages`;
  const guest = stranger.another();
  await guest.enter();
  await guest.join(table, { invite });
  await guest.expect(201, messages, saying({ text: 'I must go.' }));
  const { tag } = await ann.expect<MessagesAnswer>(200, messages);
  await guest.expect(204, `/api/games/${table}/seats/me`, { method: 'DELETE' });
  expect(await guest.refused(messages)).toMatchObject({ code: 'not_seated' });
  expect(await guest.refused(messages, saying({ text: 'And yet.' }))).toMatchObject({ code: 'not_seated' });
  const { messages: read } = await ann.expect<MessagesAnswer>(200, `${messages}?known=${tag}`);
  expect(read).toEqual([{ n: 1, at: expect.any(Number), text: 'I must go.' }]);
  await bob.join(table, { invite });
  expect(await bob.expect(200, messages)).toMatchObject({ messages: [{ text: 'I must go.' }] });
});

test('there is talk before the start and after the end, and none at a table that was cancelled', async () => {
  const { id: table, invite } = await ann.create({ title: 'one-move', options: {}, seats: 2, visibility: 'invite' });
  const messages = `/api/games/${table}/messages`;
  await ann.expect(201, messages, saying({ text: 'Is anybody there?' }));
  await bob.join(table, { invite });
  await bob.expect(201, messages, saying({ phrase: 'hello' }));
  await ann.act(table, 1, { type: 'guess', number: 1 });
  expect((await bob.game(table)).status).toBe('finished');
  expect(await bob.expect(201, messages, saying({ phrase: 'well-played' }))).toEqual({ n: 3 });
  const { id: cancelled } = await ann.create({ title: 'one-move', options: {}, seats: 2, visibility: 'invite' });
  await ann.expect(204, `/api/games/${cancelled}/seats/me`, { method: 'DELETE' });
  expect(await ann.refused(`/api/games/${cancelled}/messages`, saying({ text: 'Alone.' }))).toMatchObject({ code: 'not_open' });
});

test('the talk that is known is not sent again, until there is more', async () => {
  await say(ann, 'One.');
  const { tag } = await talk(bob);
  const known = `${path}?known=${encodeURIComponent(tag)}`;
  await bob.expect(204, known);
  await bob.expect(204, `${path}?known=${tag.replaceAll('"', '')}&after=1`);
  expect((await bob.ask(path)).headers.get('ETag')).toBe(tag);
  await say(ann, 'Two.');
  expect(await bob.expect(200, known)).toMatchObject({ messages: [{ text: 'One.' }, { text: 'Two.' }] });
});

test('a long talk comes in pages', async () => {
  const { id: own } = await ann.create({ title: 'one-move', options: {}, seats: 2, visibility: 'invite' });
  const messages = `/api/games/${own}/messages`;
  for (let n = 1; n <= 201; n++) await ann.expect(201, messages, saying({ text: `${n}` }));
  const pages: number[][] = [];
  for (let after: number | undefined = 0; after !== undefined; ) {
    const page: MessagesAnswer = await ann.expect(200, `${messages}?after=${after}`);
    pages.push(page.messages.map(({ n }) => n));
    after = page.next;
  }
  expect(pages.map(({ length }) => length)).toEqual([200, 1]);
  expect(pages.flat()).toEqual(Array.from({ length: 201 }, (_, at) => at + 1));
  expect((await ann.expect<MessagesAnswer>(200, `${messages}?after=999999999999999`)).messages).toEqual([]);
});

test('a muted player is not read by who muted them, at no table, and nobody else notices', async () => {
  await say(ann, 'A');
  await say(bob, 'B');
  const seenByOthers = [await talk(bob), await talk(cleo)];
  const { tag } = await talk(ann);
  await mute(ann, 1);
  await mute(ann, 1);
  expect(await ann.expect(200, `${path}?known=${tag}`)).toMatchObject({ messages: [{ n: 1, text: 'A' }], muted: [1] });
  expect([await talk(bob), await talk(cleo)]).toEqual(seenByOthers);
  expect(await say(bob, 'Do you hear me?')).toEqual({ n: 3 });
  expect(await texts(cleo)).toEqual(['A', 'B', 'Do you hear me?']);

  const { id: table, invite } = await bob.create({ title: 'one-move', options: {}, seats: 3, visibility: 'invite' });
  await ann.join(table, { invite });
  await bob.expect(201, `/api/games/${table}/messages`, saying({ text: 'And here?' }));
  expect(await ann.expect(200, `/api/games/${table}/messages`)).toMatchObject({ messages: [], muted: [0] });

  await mute(ann, 1, 'DELETE');
  expect(await talk(ann)).toMatchObject({ messages: [{ n: 1 }, { n: 2 }, { n: 3 }], muted: [] });
});

test.each(['PUT', 'DELETE'] as const)('%s of a mute, many at once and met by another transaction, is done', async (method) => {
  if (method === 'DELETE') await mute(ann, 1);
  await Promise.all(Array.from({ length: 12 }, () => mute(ann, 1, method)));
  expect(await talk(ann)).toMatchObject({ muted: method === 'PUT' ? [1] : [] });
  const other = method === 'PUT' ? 'DELETE' : 'PUT';
  wire.faults.set('TransactWriteItems', ['conflict', 'unanswered']);
  await mute(ann, 1, other);
  expect(await talk(ann)).toMatchObject({ muted: other === 'PUT' ? [1] : [] });
});

test('nobody mutes or reports themselves, or a seat where nobody sits', async () => {
  for (const method of ['PUT', 'DELETE']) {
    expect(await ann.refused(`/api/games/${id}/mutes/0`, { method })).toMatchObject({ status: 400 });
    expect(await ann.refused(`/api/games/${id}/mutes/3`, { method })).toMatchObject({ status: 404 });
    expect(await ann.refused(`/api/games/${id}/mutes/x`, { method })).toMatchObject({ status: 404 });
  }
  const at = `/api/games/${id}/reports`;
  expect(await ann.refused(at, reporting({ seat: 0, reason: 'spam' }))).toMatchObject({ status: 400 });
  expect(await ann.refused(at, reporting({ seat: 3, reason: 'spam' }))).toMatchObject({ status: 404 });
  expect(await ann.refused(at, reporting({ seat: -1, reason: 'spam' }))).toMatchObject({ status: 400 });
});

test('a report reaches the operator once, with what was said even if it is taken away', async () => {
  const { id: player } = await bob.me();
  const { id: by } = await ann.me();
  const { n } = await say(bob, 'You oaf.');
  const before = await talk(ann);
  const asked = reporting({ seat: 1, reason: 'insult', message: n, text: 'This is\nnot nice.' }, 'one-key-of-mine');
  for (let times = 0; times < 2; times++) await ann.expect(204, `/api/games/${id}/reports`, asked);
  expect(await ann.refused(`/api/games/${id}/reports`, reporting({ seat: 1, reason: 'spam' }, 'one-key-of-mine'))).toMatchObject({
    code: 'key_reused',
  });
  await removeMessage(server.world, id, n, { by: 'op', why: 'an insult' });
  const told = (await reports(server.world, { all: false })).filter(({ game }) => game === id);
  expect(told).toEqual([
    {
      id: expect.any(String),
      at: expect.any(Number),
      game: id,
      by,
      player,
      name: 'Player 1',
      reason: 'insult',
      text: 'This is\nnot nice.',
      message: { n, text: 'You oaf.' },
    },
  ]);
  const after = await ann.expect<MessagesAnswer>(200, `${path}?known=${before.tag}`);
  expect(after.messages).toEqual([{ n, at: expect.any(Number), seat: 1, removed: true }]);
  for (const { received } of [bob, cleo]) expect(received.join('\n')).not.toContain('not nice');
});

test('a message whose writer has got up, or was removed, can be reported', async () => {
  const { id: table, invite } = await ann.create({ title: 'one-move', options: {}, seats: 3, visibility: 'invite' });
  const messages = `/api/games/${table}/messages`;
  const at = `/api/games/${table}/reports`;
  const { id: player } = await bob.me();
  await bob.join(table, { invite });
  await bob.expect(201, messages, saying({ text: 'You oaf.' }));
  await ann.expect(201, messages, saying({ text: 'And you.' }));
  await ann.expect(204, `/api/games/${table}/seats/1?player=${player}`, { method: 'DELETE' });
  await ann.expect(204, at, reporting({ message: 1, reason: 'insult' }));
  const told = (await reports(server.world, { all: false })).filter(({ game }) => game === table);
  expect(told).toMatchObject([{ player, name: 'Player 1', message: { n: 1, text: 'You oaf.' } }]);
  expect(await ann.refused(at, reporting({ message: 2, reason: 'spam' }))).toMatchObject({ status: 400 });
  expect(await ann.refused(at, reporting({ message: 3, reason: 'spam' }))).toMatchObject({ status: 404 });
  expect(await ann.refused(at, reporting({ reason: 'spam' }))).toMatchObject({ status: 400 });
});

test('the reports of a player are found with them, oldest first, and nobody else’s', async () => {
  const { id: player } = await ann.me();
  for (const [visitor, text] of [
    [ann, 'one'],
    [bob, 'other'],
    [ann, 'two'],
  ] as const) {
    await visitor.expect(204, `/api/games/${id}/reports`, reporting({ seat: 2, reason: 'spam', text }));
  }
  const own = await readReportsBy(server.world.db, player);
  expect(own.map(({ by, text }) => [by, text])).toEqual([
    [player, 'one'],
    [player, 'two'],
  ]);
});

test('a message that is not theirs, or not there, is no evidence', async () => {
  await say(cleo, 'Mine.');
  for (const message of [0, 1, 2, -1]) {
    const refused = await ann.refused(`/api/games/${id}/reports`, reporting({ seat: 1, reason: 'spam', message }));
    expect(refused).toMatchObject({ status: 404, code: 'not_found' });
  }
});

test('hostile text comes back as it was', async () => {
  const hostile = [
    `<img src=x onerror=alert(1)>`,
    `'; DROP TABLE messages; --`,
    '{"__proto__":{"n":0}}',
    `{player} {0} \${secret} %s`,
    '👩\u200d🔬 ﷽ 𝕳',
    'two\nlines\n\n\tand more',
    'x'.repeat(1000),
  ];
  for (const text of hostile) await say(ann, text);
  expect(await texts(bob)).toEqual(hostile);
});

test.each<[what: string, json: unknown]>([
  ['nothing', {}],
  ['an empty text', { text: '' }],
  ['blanks alone', { text: ' \n ' }],
  ['too long a text', { text: 'x'.repeat(1001) }],
  ['what nobody sees', { text: '\u034f\u2800' }],
  ['a heap of marks', { text: `x${'\u0331'.repeat(9)}` }],
  ['a text that turns the page around', { text: 'a\u202eb' }],
  ['a text with what nobody sees', { text: 'a\u0000b' }],
  ['a phrase that is none', { phrase: 'goodbye' }],
  ['text and phrase at once', { text: 'x', phrase: 'hello' }],
  ['a number of its own', { text: 'x', n: 7 }],
  ['somebody else’s name', { text: 'x', player: 'y' }],
])('%s is refused, and nothing is said', async (_, json) => {
  expect(await ann.refused(path, saying(json))).toMatchObject({ status: 400, code: 'bad_request' });
  expect(await ann.refused(path, { method: 'POST', json: { text: 'no key' } })).toMatchObject({ status: 400 });
  expect(await texts(bob)).toEqual([]);
});

test('a key that has made a table says nothing', async () => {
  const key = 'one-key-for-two';
  const asked = { title: 'one-move', options: {}, seats: 2, visibility: 'invite' };
  await ann.expect<Created>(201, '/api/games', saying(asked, key));
  expect(await ann.refused(path, saying({ text: 'x' }, key))).toMatchObject({ status: 422, code: 'key_reused' });
});
