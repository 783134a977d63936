/** "Time ran out for you": told once, to whom it happened, unless something else tells it. */

import { games } from '@shared/games/index';
import type { Pace } from '@shared/pace/pace';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { timeOut } from '../../functions/play/deadlines/timeout';
import { commit } from '../../functions/play/moves/commit';
import { type ClockedServer, startClockedServer } from '../support/clock';
import { oneMove } from '../support/one-move';
import type { Agreed, Table } from '../support/table-play';
import { DAY } from '../support/time';
import { callHostile, lettersOf, SMART, said, toldOf } from '../support/told';
import { addressOf, changeAccount, putAway, sitDownWithAddresses, stored } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

const PACE: Pace = { turn: DAY, weekends: true, vacation: true };
const JACK = { title: 'mr-jack-pocket', options: { roles: 'host-jack' } };

let server: ClockedServer;
let table: Table;

beforeAll(async () => {
  server = await startClockedServer({ registry: [...games, oneMove] });
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

beforeEach(() => () => putAway(server, table.id));

async function begin(agreed: Partial<Agreed> = {}): Promise<void> {
  const usual = { title: 'one-move', options: { moves: 1000 }, seats: 2, pace: PACE, rated: true };
  table = await sitDownWithAddresses(server, await Visitor.at(server.address), { ...usual, ...agreed });
  await server.work();
}

function told(): readonly string[] {
  return toldOf(server, 'missed', table.id);
}

/** The message of a version, as it comes again. */
async function arrive(version: number): Promise<void> {
  await server.handle({ kind: 'missed', game: table.id, version });
}

async function move(seat: number): Promise<void> {
  const { version } = await stored(server, table.id);
  await table.players[seat]?.act(table.id, version, { type: 'guess', number: 3 });
}

/** The clock plays one action of the turn, and is cut short. */
async function playOneByClock(): Promise<void> {
  const record = await stored(server, table.id);
  if (!record.turn) throw new Error('the game is over');
  server.clock.now = record.deadline ?? 0;
  await server.world.db.write(commit(record, timeOut(server.world, record, record.turn, server.clock.now)));
}

test('who missed a turn is told what was played for them, and nobody else is', async () => {
  await begin();
  await server.passing(DAY);
  expect(told()).toEqual([addressOf(0)]);
  const [letter] = lettersOf(server, 'missed', table.id);
  expect(letter?.thread).toBe(`game-${table.id}`);
  expect(said(letter)).toContain('Time ran out for you, so an automatic turn was played: * Player 0 guesses 1.');
});

test('who forfeits is told that they are out', async () => {
  await begin({ title: 'pi', options: { edition: 'first' }, seats: 3, pace: { ...PACE, forfeit: 1 } });
  const seat = (await stored(server, table.id)).turn?.seat ?? 0;
  await server.passing(DAY);
  expect(told()).toEqual([addressOf(seat)]);
  expect(said(lettersOf(server, 'missed', table.id)[0])).toContain('Time ran out for you for good');
});

test('a turn of two actions that the clock plays is told once, when it is done, with both', async () => {
  await begin(JACK);
  await server.passing(2 * DAY);
  const letters = lettersOf(server, 'missed', table.id);
  expect(letters).toHaveLength(2);
  expect(new Set(told()).size).toBe(2);
  const { version } = await stored(server, table.id);
  const auto = server.messages.filter((message) => message.kind === 'missed' && message.game === table.id);
  expect([version, auto.length]).toEqual([4, 3]);
  expect(said(letters[1]).match(/an automatic turn was played/g)).toHaveLength(1);
});

test('it says nothing while the clock is at it', async () => {
  await begin(JACK);
  await server.passing(DAY);
  await playOneByClock();
  const { version, turn } = await stored(server, table.id);
  await arrive(version);
  expect(told()).not.toContain(addressOf(turn?.seat ?? 0));
  await playOneByClock();
  await arrive(version);
  expect(told()).toContain(addressOf(turn?.seat ?? 0));
});

test('each turn that is missed is told, and each once, whatever comes twice and at once', async () => {
  await begin();
  await server.passing(DAY);
  await Promise.allSettled([arrive(2), arrive(2), arrive(2)]);
  await move(1);
  await server.passing(DAY);
  await Promise.allSettled([arrive(2), arrive(4), arrive(4)]);
  expect(told()).toEqual([addressOf(0), addressOf(0)]);
});

describe('it is not told', () => {
  test('where it is their turn again, for that tells it', async () => {
    await begin({ seats: 1 });
    await server.passing(DAY);
    expect(told()).toEqual([]);
    expect(said(lettersOf(server, 'turn', table.id)[0])).toContain('Time ran out for you');
  });

  test('where the game is over with it, for that tells it', async () => {
    await begin({ options: { moves: 1 } });
    await wantEnds();
    await server.passing(DAY + SMART);
    expect((await stored(server, table.id)).status).toBe('finished');
    expect(told()).toEqual([]);
    expect([...toldOf(server, 'over', table.id)].sort()).toEqual([addressOf(0), addressOf(1)]);
  });

  test('to one who has moved since', async () => {
    await begin();
    await wayOfFirst('off');
    await server.passing(DAY);
    await move(1);
    await move(0);
    await wayOfFirst('now');
    await arrive(2);
    expect(told()).toEqual([]);
  });

  test('to one who does not want to be told', async () => {
    await begin();
    await wayOfFirst('off');
    await server.passing(DAY);
    expect(told()).toEqual([]);
  });

  test('of a version that is not the clock’s, and of a game that is not there', async () => {
    await begin();
    await move(0);
    await arrive(1);
    await arrive(2);
    await arrive(9);
    await server.handle({ kind: 'missed', game: 'nowhere', version: 2 });
    expect(told()).toEqual([]);
  });
});

test('who is told of no turns and no ends is told of a miss that one of them follows', async () => {
  await begin({ seats: 1, options: { moves: 2 } });
  await table.players[0]?.notices({ ways: { turn: { mail: 'off' }, over: { mail: 'off' } } });
  await server.passing(DAY);
  expect(toldOf(server, 'turn', table.id)).toEqual([addressOf(0)]);
  await server.passing(DAY);
  expect(toldOf(server, 'over', table.id)).toEqual([addressOf(0)]);
});

test('who has forfeited is told so, though the game is over by then', async () => {
  await begin({ seats: 3, pace: { ...PACE, forfeit: 1 } });
  await wayOfFirst('off');
  await server.passing(DAY);
  await resign(2);
  expect((await stored(server, table.id)).status).toBe('finished');
  await wayOfFirst('now');
  await arrive(2);
  expect(told()).toEqual([addressOf(0)]);
  await server.passing(SMART);
  expect(toldOf(server, 'over', table.id)).toEqual([]);
});

test('a name that tries to be markup stays a name', async () => {
  await begin();
  await callHostile(server, table.id, 1);
  await server.passing(DAY);
  const [letter] = lettersOf(server, 'missed', table.id);
  expect(letter?.to).toBe(addressOf(0));
  expect(letter?.html).not.toContain('<script>');
});

async function resign(seat: number): Promise<void> {
  const { version } = await stored(server, table.id);
  const leaving = { method: 'POST', headers: { 'If-Match': `"${version}"` } };
  await table.players[seat]?.expect(200, `/api/games/${table.id}/resignation`, leaving);
}

async function wayOfFirst(way: 'off' | 'now' | 'smart'): Promise<void> {
  const id = (await table.players[0]?.me())?.id ?? '';
  await changeAccount(server, id, { notices: { ways: { missed: { mail: way } } } });
}

async function wantEnds(): Promise<void> {
  for (const player of table.players) await changeAccount(server, (await player.me()).id, { notices: undefined });
}
