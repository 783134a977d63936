/** A player who gives up their account: what goes, what stays, and for whom. */

import type { Rematch } from '@shared/api/games';
import type { MessagesAnswer } from '@shared/api/talk';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { farewell } from '../../functions/play/people/farewell';
import { accountKey, keptNewsKey, noticeKey } from '../../functions/store/keys';
import { addTell } from '../../functions/store/tell';
import { changeAccount } from '../support/account';
import { expectBorne, startDisturbed, stopDisturbed } from '../support/disturbed';
import type { Fault, Wire } from '../support/faults';
import type { Server } from '../support/server';
import { deliver, mailFor, signIn, signInBeside, signingIn } from '../support/sign-in';
import { everything } from '../support/stored';
import { acting, type Visitor } from '../support/visitor';

let server: Server;
let wire: Wire;
let somebody: Visitor;

beforeAll(async () => {
  ({ server, wire, somebody } = await startDisturbed());
});

afterAll(() => stopDisturbed({ server, wire }));

afterEach(() => expectBorne({ server, wire }));

const GUESS = { type: 'guess', number: 3 };

const NOTHING: Fault = async () => {};

let addresses = 0;

interface Person {
  readonly visitor: Visitor;
  readonly id: string;
  readonly email: string;
}

async function ann(): Promise<Person> {
  addresses += 1;
  const [visitor, email] = [somebody.another(), `farewell-${addresses}@example.org`];
  const { id } = await signIn(server, visitor, email);
  await visitor.change({ name: 'Ann the Unique' });
  return { visitor, id, email };
}

async function bob(name = 'Bob'): Promise<Visitor> {
  const visitor = somebody.another();
  await visitor.enter(name);
  return visitor;
}

/** A game of the first against the others. */
async function play(player: Visitor, others: readonly Visitor[], moves = 9): Promise<string> {
  const table = { title: 'one-move', options: { moves }, seats: others.length + 1, visibility: 'invite' } as const;
  const { id, invite } = await player.create(table);
  for (const other of others) await other.join(id, { invite });
  return id;
}

function goodbye(visitor: Visitor): Promise<unknown> {
  return visitor.expect(204, '/api/me', { method: 'DELETE' });
}

function say(visitor: Visitor, game: string, text: string): Promise<unknown> {
  const headers = { 'Idempotency-Key': `${text}-${game}`.replaceAll(/[^A-Za-z0-9]/g, '-').slice(0, 60) };
  return visitor.expect(201, `/api/games/${game}/messages`, { method: 'POST', json: { text }, headers });
}

function write(visitor: Visitor, game: string): Promise<unknown> {
  const json = { text: 'a secret thought', marks: { ring: 'sure' } };
  return visitor.expect(200, `/api/games/${game}/note`, { method: 'PUT', json, headers: { 'If-Match': '"0"' } });
}

/** What is stored that says any of these. */
async function traces(...words: readonly string[]): Promise<string[]> {
  const texts = (await everything(server)).map((item) => JSON.stringify(item));
  return texts.filter((text) => words.some((word) => text.toLowerCase().includes(word.toLowerCase())));
}

test('the request shuts the door: nobody comes in, by session, code or link, and the address is free', async () => {
  const { visitor, id, email } = await ann();
  const phone = somebody.another();
  await signInBeside(phone, visitor);
  const { code: shown } = await visitor.expect<{ code: string }>(201, '/api/session/device', { method: 'POST' });
  const { token } = await mailFor(server, somebody.another(), email);
  const old = visitor.cookie;
  await goodbye(visitor);
  expect(visitor.cookie).toBeUndefined();
  visitor.cookie = old;
  for (const browser of [visitor, phone]) expect(await browser.refused('/api/me')).toMatchObject({ status: 401 });
  for (const proof of [{ device: shown }, { token }]) {
    expect(await somebody.another().refused('/api/session', signingIn(proof))).toMatchObject({ code: 'wrong_code' });
  }
  const newcomer = await signIn(server, somebody.another(), email);
  expect(newcomer).toMatchObject({ fresh: true });
  expect(newcomer.id).not.toBe(id);
  await farewell(server.world, id);
  expect(await signIn(server, somebody.another(), email)).toMatchObject({ id: newcomer.id, fresh: false });
});

test('running games are left, open tables too, finished ones stay under a pseudonym, and nothing else is left', async () => {
  const { visitor, id, email } = await ann();
  const [one, two] = [await bob(), await bob('Cleo')];
  const pair = await play(visitor, [one]);
  const three = await play(visitor, [one, two]);
  const finished = await play(visitor, [one], 1);
  await visitor.act(finished, 1, GUESS);
  const hosted = await visitor.create({ title: 'one-move', options: {}, seats: 3, visibility: 'open' });
  await one.join(hosted.id);
  const joined = await one.create({ title: 'one-move', options: {}, seats: 3, visibility: 'open' });
  await visitor.join(joined.id);
  const games = [pair, three, finished, hosted.id, joined.id];
  for (const game of games) {
    await say(visitor, game, 'words of hers');
    await say(one, game, 'words of his');
    await write(visitor, game);
  }
  await visitor.expect(204, `/api/games/${pair}/mutes/1`, { method: 'PUT' });
  await visitor.expect(202, '/api/me/address', { method: 'PUT', json: { email: 'new-farewell@example.org' } });
  const before = await one.game(finished);
  await goodbye(visitor);
  await farewell(server.world, id);

  expect(await one.game(pair)).toMatchObject({ status: 'finished', result: { how: 'left' }, seats: [{ left: true }, {}] });
  expect(await one.game(three)).toMatchObject({ status: 'running', seats: [{ left: true }, {}, {}] });
  expect(await one.game(hosted.id)).toMatchObject({ status: 'cancelled' });
  expect((await one.game(joined.id)).seats).toMatchObject([{ name: 'Bob' }, {}, {}]);
  expect((await one.game(joined.id)).seats[1]).toEqual({});
  const after = await one.game(finished);
  expect({ ...after, seats: [], revision: 0, now: 0 }).toEqual({ ...before, seats: [], revision: 0, now: 0 });
  expect(after.revision).toBe(before.revision + 1);
  expect(after.seats[1]).toEqual(before.seats[1]);
  const stand = [];
  for (const game of [pair, three, finished, hosted.id]) stand.push((await one.game(game)).seats[0]);
  for (const seat of stand) expect(seat?.name).toMatch(/^Former player \d{4}$/);
  expect(new Set(stand.map((seat) => seat?.player)).size).toBe(4);
  for (const game of games) {
    const { messages } = await one.expect<MessagesAnswer>(200, `/api/games/${game}/messages`);
    expect(messages).toMatchObject([
      { n: 1, removed: true },
      { n: 2, text: 'words of his' },
    ]);
    expect(messages[0]?.text).toBeUndefined();
    expect(messages[0]?.seat).toBe(game === joined.id ? undefined : 0);
  }
  expect(await traces('words of hers', 'a secret thought', 'Ann the Unique', email, 'new-farewell@example.org')).toEqual([]);
  expect(await traces(id)).toEqual([]);
  await one.act(three, 2, GUESS);
});

test('nothing is left of how the player was told: settings, webhook, what was told and what was to be', async () => {
  const { visitor, id } = await ann();
  const json = { ways: { turn: { mail: 'digest' } }, quiet: { from: 1, until: 2 } };
  await visitor.expect(200, '/api/me/notices', { method: 'PATCH', json });
  await visitor.expect(202, '/api/me/trials', { method: 'POST', json: { channel: 'mail' } });
  const webhook = { address: 'https://hooks.example.org/of-hers', since: 1 };
  await changeAccount(server, id, { webhook, stopToken: 'stops-the-mail-of-hers', push: 1 });
  const { now } = server.clock;
  await server.world.db.write([
    addTell({ kind: 'removed', game: 'A'.repeat(22), player: id }, now),
    { put: { ...keptNewsKey(id, 'mail', 'over-game'), at: now } },
    { put: { ...noticeKey(id, 'turn-game-1-mail'), due: 'DUE#0', dueAt: now, message: '{}' } },
  ]);
  expect((await traces(id)).length).toBeGreaterThan(6);
  await goodbye(visitor);
  await farewell(server.world, id);
  expect(await traces(id, 'of-hers')).toEqual([]);
});

test('the game goes on for those who stay, and its list is theirs', async () => {
  const { visitor, id } = await ann();
  const [one, two] = [await bob(), await bob('Cleo')];
  const game = await play(visitor, [one, two], 4);
  await goodbye(visitor);
  await farewell(server.world, id);
  expect((await one.mine('?status=turn')).games.map((mine) => mine.id)).toEqual([game]);
  let { version, turn } = await one.game(game);
  while (turn) ({ version, turn } = await (turn.seat === 1 ? one : two).act(game, version, GUESS));
  expect(await one.game(game)).toMatchObject({ status: 'finished' });
  expect(await one.mine('?status=finished')).toMatchObject({ games: [{ id: game, seats: [{ left: true }, {}, {}] }] });
});

test('what was said and written down at a table that was left before goes too', async () => {
  const { visitor, id } = await ann();
  const other = await bob();
  const { id: table } = await other.create({ title: 'one-move', options: {}, seats: 3, visibility: 'open' });
  await visitor.join(table);
  await say(visitor, table, 'words of hers');
  await write(visitor, table);
  await visitor.expect(204, `/api/games/${table}/seats/me`, { method: 'DELETE' });
  await goodbye(visitor);
  await farewell(server.world, id);
  expect(await traces(id, 'words of hers', 'a secret thought')).toEqual([]);
  expect(await other.expect(200, `/api/games/${table}/messages`)).toMatchObject({ messages: [{ n: 1, removed: true }] });
});

test('it is done again without harm, and does nothing to who is not leaving', async () => {
  const { visitor, id } = await ann();
  const other = await bob();
  const game = await play(visitor, [other], 1);
  await visitor.act(game, 1, GUESS);
  await farewell(server.world, id);
  expect(await visitor.game(game)).toMatchObject({ you: 0, seats: [{ player: id }, {}] });
  await goodbye(visitor);
  await farewell(server.world, id);
  const { seats } = await other.game(game);
  await farewell(server.world, id);
  expect((await other.game(game)).seats).toEqual(seats);
  expect(await server.world.db.get(accountKey(id))).toEqual([undefined]);
});

test('a move that lands while the player leaves is kept', async () => {
  const { visitor, id } = await ann();
  const other = await bob();
  const game = await play(visitor, [other]);
  await visitor.act(game, 1, GUESS);
  await goodbye(visitor);
  wire.faults.set('TransactWriteItems', [
    async () => {
      await other.act(game, 2, GUESS);
    },
  ]);
  await farewell(server.world, id);
  expect(await other.game(game)).toMatchObject({ version: 4, status: 'finished', seats: [{ left: true }, {}] });
  expect((await other.events(game)).events.map(({ seat }) => seat)).toEqual([undefined, 0, 1, 0]);
});

test('a move that meets the farewell is told the game as it is now', async () => {
  const { visitor, id } = await ann();
  const other = await bob();
  const game = await play(visitor, [other]);
  await visitor.act(game, 1, GUESS);
  wire.faults.set('TransactWriteItems', [
    async () => {
      await goodbye(visitor);
      await farewell(server.world, id);
    },
  ]);
  expect(await other.refused(`/api/games/${game}/actions`, acting(2, GUESS))).toMatchObject({
    code: 'version_moved',
    game: { version: 3, status: 'finished' },
  });
});

test('who joins a table while they leave does not sit there', async () => {
  const { visitor, id } = await ann();
  const other = await bob();
  const { id: table } = await other.create({ title: 'one-move', options: {}, seats: 3, visibility: 'open' });
  wire.faults.set('TransactWriteItems', [
    async () => {
      const tab = somebody.another();
      tab.cookie = visitor.cookie;
      await goodbye(tab);
    },
  ]);
  expect(await visitor.refused(`/api/games/${table}/seats`, { method: 'POST', json: {} })).toMatchObject({ status: 401 });
  await farewell(server.world, id);
  expect((await other.game(table)).seats).toMatchObject([{ name: 'Bob' }, {}, {}]);
});

test('a browser that signs in while the player leaves does not come in', async () => {
  const { visitor, id } = await ann();
  const late = somebody.another();
  const { code } = await visitor.expect<{ code: string }>(201, '/api/session/device', { method: 'POST' });
  wire.faults.set('TransactWriteItems', [() => goodbye(visitor).then(() => {})]);
  expect(await late.refused('/api/session', signingIn({ device: code }))).toMatchObject({ code: 'wrong_code' });
  await farewell(server.world, id);
  expect(await late.refused('/api/me')).toMatchObject({ status: 401 });
});

test('a request whose answer is lost is done, and a link to confirm a change works no more', async () => {
  const { visitor, id, email } = await ann();
  await visitor.expect(202, '/api/me/address', { method: 'PUT', json: { email: 'later@example.org' } });
  const tokens = [await deliver(server, id, 'address-old'), await deliver(server, id, 'address-new')].map(({ token }) => token);
  wire.faults.set('TransactWriteItems', ['unanswered']);
  await goodbye(visitor);
  for (const token of tokens) {
    expect(await somebody.refused('/api/me/address/confirmation', signingIn({ token }))).toMatchObject({ code: 'wrong_code' });
  }
  expect(await signIn(server, somebody.another(), email)).toMatchObject({ fresh: true });
  await farewell(server.world, id);
});

test('a seat that was kept for the player is free, and no seat is kept for who is gone', async () => {
  const { visitor, id } = await ann();
  const [one, two] = [await bob(), await bob('Cleo')];
  const first = await play(visitor, [one, two], 1);
  const second = await play(visitor, [one], 1);
  for (const game of [first, second]) await visitor.act(game, 1, GUESS);
  const before = await one.expect<Rematch>(201, `/api/games/${first}/rematch`, { method: 'POST' });
  expect((await one.game(before.id)).seats.filter(({ reserved }) => reserved)).toHaveLength(2);
  await goodbye(visitor);
  await farewell(server.world, id);
  expect((await one.game(before.id)).seats.filter(({ reserved }) => reserved)).toMatchObject([{ name: 'Cleo' }]);
  const after = await one.expect<Rematch>(201, `/api/games/${second}/rematch`, { method: 'POST' });
  expect((await one.game(after.id)).seats.filter(({ reserved }) => reserved)).toEqual([]);
});

/** How many transactions a farewell takes that nobody disturbs. */
const WHOLE = 12;

test.each(Array.from({ length: WHOLE }, (_, at) => at))(
  'a farewell that is cut short after %i transactions is finished the next time',
  async (done) => {
    const { visitor, id, email } = await ann();
    const [one, two] = [await bob(), await bob('Cleo')];
    const running = await play(visitor, [one, two]);
    const { id: open } = await one.create({ title: 'one-move', options: {}, seats: 3, visibility: 'open' });
    await visitor.join(open);
    for (const game of [running, open]) {
      await say(visitor, game, 'words of hers');
      await write(visitor, game);
    }
    await goodbye(visitor);
    wire.faults.set('TransactWriteItems', [...Array.from({ length: done }, () => NOTHING), 'throttled']);
    await expect(farewell(server.world, id)).rejects.toMatchObject({ code: 'busy' });
    await farewell(server.world, id);
    const { seats, version } = await one.game(running);
    expect({ seats, version }).toMatchObject({ seats: [{ left: true }, {}, {}], version: 2 });
    expect(seats[0]?.name).toMatch(/^Former player/);
    expect(await one.game(open)).toMatchObject({ seats: [{ name: 'Bob' }, {}, {}] });
    const { messages } = await one.expect<MessagesAnswer>(200, `/api/games/${running}/messages`);
    expect(messages).toMatchObject([{ seat: 0, removed: true }]);
    expect(await traces('words of hers', 'a secret thought', 'Ann the Unique', email)).toEqual([]);
    expect(await traces(id)).toEqual([]);
  },
);

test('a guest may give up too, and a merge that was under way is finished before', async () => {
  const { visitor, id, email } = await ann();
  const guest = await bob('A guest');
  const other = await bob();
  const game = await play(guest, [other]);
  const { code } = await mailFor(server, guest, email);
  wire.faults.set('TransactWriteItems', [NOTHING, 'throttled']);
  await guest.expect(200, '/api/session', signingIn({ email, code }));
  await goodbye(visitor);
  await farewell(server.world, id);
  expect((await other.game(game)).seats[0]).toMatchObject({ left: true, name: expect.stringMatching(/^Former player/) });

  const alone = await bob('Unheard-of');
  const { id: aloneId } = await alone.me();
  await goodbye(alone);
  await farewell(server.world, aloneId);
  expect(await traces('Unheard-of', aloneId)).toEqual([]);
});
