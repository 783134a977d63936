/** What the clock did for somebody is told to whoever is next, whoever that is. */

import { games } from '@shared/games/index';
import type { Pace } from '@shared/pace/pace';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Letter } from '../../functions/mail/letter';
import { type ClockedServer, startClockedServer } from '../support/clock';
import { oneMove } from '../support/one-move';
import type { Agreed, Table } from '../support/table-play';
import { DAY } from '../support/time';
import { putAway, sitDownWithAddresses, stored } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

const PACE: Pace = { turn: DAY, weekends: true, vacation: true };
const NO_TURN = 'You get this mail because a game waits for you.';

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

async function begin(agreed: Partial<Agreed>): Promise<void> {
  const usual = { title: 'one-move', options: { moves: 1000 }, seats: 2, pace: PACE, rated: true };
  table = await sitDownWithAddresses(server, await Visitor.at(server.address), { ...usual, ...agreed });
  await server.work();
}

/** The mails of turns of this game, the oldest first: to which seat, and what they say in one line. */
function turns(): readonly { readonly seat: number; readonly text: string }[] {
  const mine = server.letters.filter(({ id, text }) => id.includes(`-${table.id}-`) && oneLine(text).includes(NO_TURN));
  return mine.map(({ to, text }) => ({ seat: Number(/\d/.exec(to)?.[0]), text: oneLine(text) }));
}

function oneLine(text: Letter['text']): string {
  return text.replaceAll(/\s+/g, ' ');
}

test('who is next after an automatic turn is told of both', async () => {
  await begin({});
  await server.passing(DAY);
  const [first, second, ...more] = turns();
  expect([first?.seat, second?.seat, more]).toEqual([0, 1, []]);
  expect(second?.text).toContain('* Time ran out for Player 0, so an automatic turn was played: * Player 0 guesses 1.');
});

test('who comes back reads what the clock played for them', async () => {
  await begin({});
  await server.passing(DAY);
  const { version } = await stored(server, table.id);
  await table.players[1]?.act(table.id, version, { type: 'guess', number: 3 });
  await server.work();
  expect(turns().at(-1)).toMatchObject({ seat: 0 });
  expect(turns().at(-1)?.text).toContain('* Time ran out for you, so an automatic turn was played: * Player 0 guesses 1.');
});

test('a turn that began by the seat’s own automatic turn is told to it', async () => {
  await begin({ seats: 1 });
  expect(turns()).toHaveLength(1);
  await server.passing(DAY);
  expect(turns().map(({ seat }) => seat)).toEqual([0, 0]);
  expect(turns().at(-1)?.text).toContain('Time ran out for you, so an automatic turn was played');
});

test('a forfeit is told to who is next as that', async () => {
  await begin({ title: 'pi', options: { edition: 'first' }, seats: 3, pace: { ...PACE, forfeit: 1 } });
  const first = (await stored(server, table.id)).turn?.seat ?? 0;
  await server.passing(DAY);
  const { text, seat } = turns().at(-1) ?? {};
  expect(seat).toBe((first + 1) % 3);
  expect(text).toMatch(new RegExp(`\\* Time ran out for Player ${first} for good: \\* Player ${first} `));
  expect(text).toContain('you forfeit and are out of the game.');
});

test('a turn of two actions that the clock plays is told once, to who is next', async () => {
  await begin({ title: 'mr-jack-pocket', options: { roles: 'host-jack' } });
  await server.passing(2 * DAY);
  const { turn } = await stored(server, table.id);
  const sent = turns().map(({ seat }) => seat);
  expect(sent).toHaveLength(3);
  expect(sent.at(-1)).toBe(turn?.seat);
  expect(
    turns()
      .at(-1)
      ?.text.match(/Time ran out for/g),
  ).toHaveLength(2);
});

test('at a table that nobody plays at they are told that it will be void', async () => {
  await begin({ rated: false });
  expect(turns().at(-1)?.text).toContain('an automatic turn is played for you.');
  await server.passing(DAY);
  expect(turns().at(-1)?.text).toContain('the game ends without a result, for nobody has played yet.');
  await server.passing(DAY);
  expect(await stored(server, table.id)).toMatchObject({ status: 'void', why: 'unplayed' });
});
