/** A guest who turns out to be somebody: seats, notes, talk and mutes go over, whatever comes between. */

import type { Rematch } from '@shared/api/games';
import type { Note } from '@shared/api/note';
import type { SignedIn } from '@shared/api/session';
import type { MessagesAnswer } from '@shared/api/talk';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readSeat } from '../../functions/store/seat';
import { isGone } from '../support/account';
import { expectBorne, startDisturbed, stopDisturbed } from '../support/disturbed';
import type { Fault, Wire } from '../support/faults';
import type { Server } from '../support/server';
import { mailFor, signIn, signInBeside, signingIn } from '../support/sign-in';
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

/** An account in one browser, and a guest in another, who is asked for the account's code. */
interface Two {
  readonly email: string;
  readonly account: Visitor;
  readonly accountId: string;
  readonly guest: Visitor;
  readonly guestId: string;
}

async function two(): Promise<Two> {
  addresses += 1;
  const email = `merge-${addresses}@example.org`;
  const [account, guest] = [somebody.another(), somebody.another()];
  const { id: accountId } = await signIn(server, account, email);
  await account.change({ name: 'Ann' });
  const { id: guestId } = await guest.enter('A guest');
  return { email, account, accountId, guest, guestId };
}

/** A game of the first against somebody new, who is given too. */
async function play(player: Visitor, moves = 9): Promise<{ id: string; other: Visitor }> {
  const other = somebody.another();
  await other.enter('Bob');
  const { id, invite } = await player.create({ title: 'one-move', options: { moves }, seats: 2, visibility: 'invite' });
  await other.join(id, { invite });
  return { id, other };
}

function say(visitor: Visitor, game: string, text: string, key: string): Promise<unknown> {
  const headers = { 'Idempotency-Key': key };
  return visitor.expect(201, `/api/games/${game}/messages`, { method: 'POST', json: { text }, headers });
}

test('seats of every kind go over, and nothing is left of the guest but whom they became', async () => {
  const { email, account, accountId, guest, guestId } = await two();
  const running = await play(guest);
  const finished = await play(guest, 1);
  await guest.act(finished.id, 1, GUESS);
  const { id: open } = await guest.create({ title: 'one-move', options: {}, seats: 3, visibility: 'open' });
  const before = await guest.mine();
  expect(await signIn(server, guest, email)).toEqual({ id: accountId, name: 'Ann', fresh: false, stayed: [] });
  expect(await guest.mine()).toMatchObject({ games: before.games.map(({ id, status, you }) => ({ id, status, you })) });
  for (const id of [running.id, finished.id, open]) {
    const { seats, you } = await account.game(id);
    expect(seats[you ?? -1]).toMatchObject({ player: accountId, name: 'Ann' });
  }
  expect(await account.act(running.id, 1, GUESS)).toMatchObject({ applied: 2, you: 0 });
  expect(await account.game(open)).toMatchObject({ host: 0, you: 0 });
  expect(await isGone(server, guestId)).toBe(true);
  const items = (await everything(server)).filter((item) => JSON.stringify(item).includes(guestId));
  expect(items).toMatchObject([{ sk: 'SUCCESSOR', player: accountId }]);
});

test('what the guest was shown of a game and its talk the account was', async () => {
  const { email, accountId, guest, guestId } = await two();
  const { id, other } = await play(guest);
  await say(other, id, 'from Bob', 'message-shown-1');
  await guest.act(id, 1, GUESS);
  await guest.game(id);
  await guest.expect(200, `/api/games/${id}/messages`);
  const before = await readSeat(server.world.db, guestId, id);
  expect(before).toMatchObject({ seen: 2, read: 1 });
  await signIn(server, guest, email);
  expect(await readSeat(server.world.db, accountId, id)).toEqual(before);
});

test('the game that waits for the guest waits for the account', async () => {
  const { email, account, guest } = await two();
  const { id, other } = await play(guest);
  await signIn(server, guest, email);
  expect((await account.mine('?status=turn')).games.map((game) => game.id)).toEqual([id]);
  await account.act(id, 1, GUESS);
  await other.act(id, 2, GUESS);
  expect((await account.mine('?status=turn')).games.map((game) => game.id)).toEqual([id]);
});

test('notes, talk and mutes go over, and who muted the guest does not read the account', async () => {
  const { email, account, accountId, guest } = await two();
  const { id, other } = await play(guest);
  const note = { text: 'Bob has the ring', marks: { ring: 'sure' } };
  await guest.expect(200, `/api/games/${id}/note`, { method: 'PUT', json: note, headers: { 'If-Match': '"0"' } });
  await say(guest, id, 'from the guest', 'message-1');
  await say(other, id, 'from Bob', 'message-2');
  await guest.expect(204, `/api/games/${id}/mutes/1`, { method: 'PUT' });
  const read = async (visitor: Visitor) => visitor.expect<MessagesAnswer>(200, `/api/games/${id}/messages`);
  const { tag } = await read(other);
  await signIn(server, guest, email);
  expect(await account.expect<Note>(200, `/api/games/${id}/note`)).toMatchObject(note);
  expect(await read(account)).toMatchObject({ messages: [{ n: 1, seat: 0, text: 'from the guest' }], muted: [1] });
  const after = await read(other);
  expect(after.messages).toMatchObject([{ seat: 0 }, { seat: 1 }]);
  expect(after.tag).not.toBe(tag);

  const another = await two();
  const game = await play(another.guest);
  await say(another.guest, game.id, 'spam', 'message-3');
  await game.other.expect(204, `/api/games/${game.id}/mutes/0`, { method: 'PUT' });
  await signIn(server, another.guest, another.email);
  expect(await game.other.expect(200, `/api/games/${game.id}/messages`)).toMatchObject({ messages: [], muted: [0] });
  expect((await account.me()).id).toBe(accountId);
});

test('at a table where both sit the guest gets up; it is named, and nothing is left of the guest', async () => {
  const { email, account, accountId, guest, guestId } = await two();
  const { id, invite } = await account.create({ title: 'one-move', options: {}, seats: 3, visibility: 'invite' });
  await guest.join(id, { invite });
  const hosted = await guest.create({ title: 'one-move', options: {}, seats: 3, visibility: 'invite' });
  await account.join(hosted.id, { invite: hosted.invite });
  const { id: alone } = await play(guest);
  const { stayed } = await signIn(server, guest, email);
  expect(stayed.toSorted()).toEqual([id, hosted.id].toSorted());
  const [first, second] = [await account.game(id), await account.game(hosted.id)];
  expect(first).toMatchObject({ status: 'open', you: 0, host: 0, seats: [{ player: accountId }, {}, {}] });
  expect(second).toMatchObject({ status: 'open', you: 1, host: 1, seats: [{}, { player: accountId }, {}] });
  expect([first.seats[1]?.player, second.seats[0]?.player]).toEqual([undefined, undefined]);
  expect(await account.game(alone)).toMatchObject({ you: 0 });
  expect(await isGone(server, guestId)).toBe(true);
  expect(await signIn(server, somebody.another(), email)).toMatchObject({ stayed: [] });
});

test('in a running game where both sit the guest’s seat leaves: nobody waits for it', async () => {
  const { email, account, accountId, guest, guestId } = await two();
  const cora = somebody.another();
  await cora.enter('Cora');
  const { id, invite } = await guest.create({ title: 'one-move', options: { moves: 9 }, seats: 3, visibility: 'invite' });
  await account.join(id, { invite });
  await cora.join(id, { invite });
  expect(await cora.game(id)).toMatchObject({ turn: { seat: 0 } });
  expect(await signIn(server, guest, email)).toMatchObject({ stayed: [id] });
  const game = await cora.game(id);
  expect(game.seats).toMatchObject([{ left: true, name: expect.stringMatching(/^Former player/) }, { player: accountId }, {}]);
  expect(game.turn?.seat).not.toBe(0);
  expect(await isGone(server, guestId)).toBe(true);
  const items = (await everything(server)).filter((item) => JSON.stringify(item).includes(guestId));
  expect(items).toMatchObject([{ sk: 'SUCCESSOR', player: accountId }]);
});

test('a game that is over, where both played, keeps its seats under another name', async () => {
  const { email, account, accountId, guest, guestId } = await two();
  const { id, invite } = await guest.create({ title: 'one-move', options: {}, seats: 2, visibility: 'invite' });
  await account.join(id, { invite });
  await guest.act(id, 1, GUESS);
  const before = await account.game(id);
  expect(await signIn(server, guest, email)).toMatchObject({ stayed: [id] });
  const after = await account.game(id);
  expect(after).toMatchObject({ status: 'finished', version: before.version, you: 1 });
  expect(after.seats).toMatchObject([{ name: expect.stringMatching(/^Former player/) }, { player: accountId, name: 'Ann' }]);
  expect(after.seats[0]?.player).not.toBe(guestId);
  expect(await isGone(server, guestId)).toBe(true);
});

test('what the guest said and wrote down where they sit no more goes to the account that sits there', async () => {
  const { email, account, guest, guestId } = await two();
  const { id, invite } = await account.create({ title: 'one-move', options: {}, seats: 3, visibility: 'invite' });
  await guest.join(id, { invite });
  await say(guest, id, 'from the guest', 'message-gone');
  const headers = { 'If-Match': '"0"' };
  const path = `/api/games/${id}/note`;
  await account.expect(200, path, { method: 'PUT', json: { text: 'mine', marks: { ring: 'sure' } }, headers });
  await guest.expect(200, path, { method: 'PUT', json: { text: 'the guest’s', marks: { ring: 'excluded' } }, headers });
  await account.expect(204, `/api/games/${id}/seats/1?player=${guestId}`, { method: 'DELETE' });
  expect(await signIn(server, guest, email)).toMatchObject({ stayed: [] });
  expect(await account.expect(200, path)).toMatchObject({ text: 'mine\n\nthe guest’s', marks: { ring: 'sure' } });
  expect(await account.expect(200, `/api/games/${id}/messages`)).toMatchObject({
    messages: [{ seat: 0, text: 'from the guest' }],
  });
  expect(await isGone(server, guestId)).toBe(true);
});

test('a guest whom the host has removed does not come back by signing in', async () => {
  const { email, account, guest, guestId } = await two();
  const host = somebody.another();
  await host.enter('Host');
  const { id, invite } = await host.create({ title: 'one-move', options: {}, seats: 3, visibility: 'invite' });
  await guest.join(id, { invite });
  await host.expect(204, `/api/games/${id}/seats/1?player=${guestId}`, { method: 'DELETE' });
  await signIn(server, guest, email);
  for (const visitor of [guest, account]) {
    const joining = { method: 'POST', json: { invite } };
    expect(await visitor.refused(`/api/games/${id}/seats`, joining)).toMatchObject({ code: 'removed' });
  }
});

test('a seat that is kept for the guest is kept for the account', async () => {
  const { email, account, guest } = await two();
  const { id, other } = await play(guest, 1);
  await guest.act(id, 1, GUESS);
  const offered = await other.expect<Rematch>(201, `/api/games/${id}/rematch`, { method: 'POST' });
  expect((await guest.game(offered.id)).kept).toBeDefined();
  await signIn(server, guest, email);
  const table = await account.game(offered.id);
  expect(table.seats[table.kept ?? -1]).toMatchObject({ name: 'Ann', reserved: true });
  await account.join(offered.id);
  expect(await account.game(offered.id)).toMatchObject({ status: 'running', you: table.kept });
});

test('only the browser that holds the guest’s session merges, and all of the guest’s browsers are signed out', async () => {
  const { email, accountId, guest, guestId } = await two();
  const second = somebody.another();
  await signInBeside(second, guest);
  const elsewhere = somebody.another();
  expect(await signIn(server, elsewhere, email)).toMatchObject({ id: accountId });
  expect((await guest.me()).id).toBe(guestId);
  expect(await signIn(server, guest, email)).toMatchObject({ id: accountId });
  expect(await second.refused('/api/me')).toMatchObject({ status: 401 });
  expect((await elsewhere.me()).id).toBe(accountId);
});

test('a guest is merged into another guest, and what they were merged into into an account', async () => {
  const { email, accountId, guest, guestId } = await two();
  const third = somebody.another();
  const { id: thirdId } = await third.enter('Third');
  const { id } = await play(third);
  expect(await signInBeside(third, guest)).toMatchObject({ id: guestId, fresh: false });
  expect((await third.game(id)).seats[0]).toMatchObject({ player: guestId, name: 'A guest' });
  expect(await isGone(server, thirdId)).toBe(true);
  await signIn(server, guest, email);
  expect((await guest.game(id)).seats[0]).toMatchObject({ player: accountId, name: 'Ann' });
  expect(await third.refused('/api/me')).toMatchObject({ status: 401 });
});

test('a code that the guest had shown before is good no more', async () => {
  const { email, guest } = await two();
  const { code } = await guest.expect<{ code: string }>(201, '/api/session/device', { method: 'POST' });
  await signIn(server, guest, email);
  expect(await somebody.refused('/api/session', signingIn({ device: code }))).toMatchObject({ code: 'wrong_code' });
});

test('a move that lands while the seat goes over is kept, and both are done', async () => {
  const { email, account, accountId, guest } = await two();
  const { id, other } = await play(guest);
  await guest.act(id, 1, GUESS);
  const { code } = await mailFor(server, guest, email);
  const move: Fault = async () => {
    await other.act(id, 2, GUESS);
  };
  // First the sign-in, then the seat.
  wire.faults.set('TransactWriteItems', [NOTHING, move]);
  await guest.expect(200, '/api/session', signingIn({ email, code }));
  expect(await account.game(id)).toMatchObject({ version: 3, turn: { seat: 0 }, you: 0 });
  expect((await account.game(id)).seats[0]).toMatchObject({ player: accountId });
  expect((await account.mine('?status=turn')).games.map((game) => game.id)).toEqual([id]);
});

test('a move that was decided before the seat went over makes no list name the guest', async () => {
  const { email, account, guest } = await two();
  const { id, other } = await play(guest);
  await guest.act(id, 1, GUESS);
  const { code } = await mailFor(server, guest, email);
  wire.faults.set('TransactWriteItems', [
    async () => {
      await guest.expect(200, '/api/session', signingIn({ email, code }));
    },
  ]);
  expect(await other.act(id, 2, GUESS)).toMatchObject({ applied: 3 });
  expect((await account.mine('?status=turn')).games.map((game) => game.id)).toEqual([id]);
  await account.act(id, 3, GUESS);
});

test('the guest’s own move that was decided before is refused, or lands first', async () => {
  const { email, account, guest } = await two();
  const { id } = await play(guest);
  const tab = somebody.another();
  tab.cookie = guest.cookie;
  const { code } = await mailFor(server, guest, email);
  wire.faults.set('TransactWriteItems', [
    async () => {
      await guest.expect(200, '/api/session', signingIn({ email, code }));
    },
  ]);
  expect(await tab.refused(`/api/games/${id}/actions`, acting(1, GUESS))).toMatchObject({ status: 401 });
  expect(await account.game(id)).toMatchObject({ version: 1, you: 0 });
});

test('a game that ends while the seat goes over is on the account’s list of finished games', async () => {
  const { email, account, guest } = await two();
  const { id, other } = await play(guest, 2);
  await guest.act(id, 1, GUESS);
  const { code } = await mailFor(server, guest, email);
  wire.faults.set('TransactWriteItems', [
    async () => {
      await guest.expect(200, '/api/session', signingIn({ email, code }));
    },
  ]);
  expect(await other.act(id, 2, GUESS)).toMatchObject({ status: 'finished' });
  expect((await account.mine('?status=finished')).games.map((game) => game.id)).toEqual([id]);
});

test('a name that changes while seats go over is the one at the table', async () => {
  const { email, account, guest } = await two();
  const { id } = await play(guest);
  const { code } = await mailFor(server, guest, email);
  wire.faults.set('TransactWriteItems', [
    NOTHING,
    async () => {
      await account.change({ name: 'Anna' });
    },
  ]);
  await guest.expect(200, '/api/session', signingIn({ email, code }));
  expect((await account.game(id)).seats[0]?.name).toBe('Anna');
});

/** Transactions before this one are done; it and all that follow are lost, as after a kill. */
function killAfter(done: number): void {
  wire.faults.set('TransactWriteItems', [...Array.from({ length: done }, () => NOTHING), 'throttled']);
}

test.each([1, 2, 3, 4, 5])('a merge that is cut short after %i transactions is finished by the next look', async (done) => {
  const { email, account, accountId, guest, guestId } = await two();
  const games = [await play(guest), await play(guest)].map(({ id }) => id);
  for (const [at, id] of games.entries()) await say(guest, id, `message ${at}`, `message-of-${at}`);
  const { code } = await mailFor(server, guest, email);
  killAfter(done);
  expect(await guest.expect<SignedIn>(200, '/api/session', signingIn({ email, code }))).toMatchObject({ id: accountId });
  expect(wire.faults.get('TransactWriteItems')).toEqual([]);
  expect(await isGone(server, guestId)).toBe(false);
  expect((await account.me()).id).toBe(accountId);
  expect(await isGone(server, guestId)).toBe(true);
  for (const id of games) {
    expect(await account.game(id)).toMatchObject({ you: 0 });
    expect(await account.expect(200, `/api/games/${id}/messages`)).toMatchObject({ messages: [{ n: 1, seat: 0 }] });
  }
});

test('a merge that is cut short is finished by signing in again, before another guest comes', async () => {
  const { email, account, accountId, guest, guestId } = await two();
  const { id } = await play(guest);
  const { code } = await mailFor(server, guest, email);
  killAfter(1);
  await guest.expect(200, '/api/session', signingIn({ email, code }));
  const other = somebody.another();
  const { id: otherId } = await other.enter('Another guest');
  const { id: second } = await play(other);
  expect(await signIn(server, other, email)).toMatchObject({ id: accountId, stayed: [] });
  expect([await isGone(server, guestId), await isGone(server, otherId)]).toEqual([true, true]);
  for (const game of [id, second]) expect(await account.game(game)).toMatchObject({ you: 0 });
});

test('a sign-in that is lost before it is written has done nothing, and works the second time', async () => {
  const { email, account, guest, guestId } = await two();
  const { id } = await play(guest);
  const { token } = await mailFor(server, guest, email);
  killAfter(0);
  expect(await guest.refused('/api/session', signingIn({ token }))).toMatchObject({ status: 503, code: 'busy' });
  expect((await guest.me()).id).toBe(guestId);
  await guest.expect(200, '/api/session', signingIn({ token }));
  expect(await account.game(id)).toMatchObject({ you: 0 });
});
