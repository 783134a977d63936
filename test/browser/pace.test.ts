/**
 * What a table agrees on about time.
 *
 * 1. Hanna opens a table by the keyboard alone, and says all that can be said about time. A reload loses none of it. Who sits
 *    there reads it, and Gus reads it before he sits down, with when the table is closed.
 * 2. Who says nothing has three days. Who wants no clock has no more to say than whether it counts.
 * 3. Gus reads how soon those who sit at a table usually answer, in the list of tables and before he sits down.
 */

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { apiOf, by, DESK, type House, openHouse, type Person, PHONE } from '../support/browser';
import { play } from './finished';
import { press, pressRadio } from './hand';
import { checkPage } from './inspect';
import { gameId, inviteLink, openTable } from './tables';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test('all that can be agreed on about time is chosen, kept over a reload, and read before sitting down', async () => {
  const hanna = by(await house.visit(DESK), 'keys');
  const { page } = hanna;
  await page.goto('/new/');
  await pressRadio(hanna, page.getByRole('radio', { name: /^P\.I\./ }));
  const summed = page.getByRole('region', { name: 'Time' }).getByRole('status');
  await summed
    .getByText(/^3 days a turn; the clock runs at weekends too; the clock stands during a vacation; missed turns are played/)
    .waitFor();
  await choose(hanna, 'Time for a turn', '24 hours');
  await press(hanna, page.getByText('More about time'));
  await choose(hanna, 'When time runs out', 'Out at the 2nd miss');
  await page.getByText('with the second they are out of the game.').waitFor();
  await choose(hanna, 'Weekends', 'It stands');
  await choose(hanna, 'Vacations', 'It runs on');
  await choose(hanna, 'A bank of time', 'For each player');
  await page.getByLabel('At the start').selectOption('3 days');
  await page.getByLabel('More with each turn').selectOption('6 hours');
  await page.getByLabel('At most').selectOption('7 days');
  await checkPage(hanna, 'new-game-time');
  const lines = [
    '24 hours a turn',
    'A bank of 3 days for each player, to spend on turns that take longer, with 6 hours more for every turn in time, up to 7 days',
    'The clock stands at weekends',
    'The clock runs on during a vacation',
    'A missed turn is played for you, and with the second you are out',
    'Unrated: all who play can agree to call it off',
  ];
  await page.reload();
  await summed.getByText(/^24 hours a turn; a bank of 3 days .*, up to 7 days; the clock stands at weekends;/).waitFor();

  await page.getByLabel('Your name at the table').fill('Hanna');
  await press(hanna, page.getByRole('button', { name: 'Open the table' }));
  const link = await inviteLink(page);
  expect(await terms(hanna)).toEqual(lines);
  const { pace, rated } = await (await apiOf(hanna)).game(gameId(page));
  expect({ pace, rated }).toEqual({
    pace: {
      turn: DAY,
      bank: { start: 3 * DAY, increment: 6 * HOUR, cap: 7 * DAY },
      weekends: false,
      vacation: false,
      forfeit: 2,
    },
    rated: false,
  });

  const gus = await house.visit(PHONE);
  await gus.page.goto(link);
  expect(await terms(gus)).toEqual(lines);
  await gus.page.getByText(/^If it does not fill, it closes \d+ \w+ \d\d:\d\d\.$/).waitFor();
  await checkPage(gus, 'join-time');
});

test('nobody has to choose, and without a clock there is little to choose', async () => {
  const hanna = await house.visit(PHONE);
  const { page } = hanna;
  const api = async () => (await apiOf(hanna)).game(gameId(page));
  await openTable(hanna, { title: 'Mr. Jack Pocket', name: 'Hanna' });
  expect((await api()).pace).toEqual({ turn: 3 * DAY, weekends: true, vacation: true, forfeit: 3 });

  await page.goto('/new/');
  const summed = page.getByRole('region', { name: 'Time' }).getByRole('status');
  await choose(hanna, 'Time for a turn', '1 hour');
  await summed.getByText(/^1 hour a turn; the clock runs at weekends too; the clock runs on during a vacation;/).waitFor();
  await choose(hanna, 'Time for a turn', 'No limit');
  await summed.getByText('No time limit; unrated: all who play can agree to call it off.').waitFor();
  await press(hanna, page.getByText('More about time'));
  await page.getByRole('group', { name: 'What it counts for' }).waitFor();
  await expect.poll(() => page.getByRole('group', { name: /^(Weekends|Vacations|When time runs out|A bank)/ }).count()).toBe(0);
  await choose(hanna, 'What it counts for', 'Rated');
  await choose(hanna, 'Who may join', 'Anybody');
  await press(hanna, page.getByRole('button', { name: 'Open the table' }));
  await inviteLink(page);
  expect(await terms(hanna)).toEqual(['No time limit', 'Rated: nobody can call it off without a result']);
  expect(await api()).toMatchObject({ pace: { weekends: true, vacation: true }, rated: true });
  const gus = await house.visit(DESK);
  await gus.page.goto('/tables/');
  await gus.page.getByText('No time limit · rated').waitFor();
});

test('how soon those who sit at a table usually answer is read before sitting down', async () => {
  const { nora } = await play(house, { title: 'P.I.' }, 4);
  const link = await openTable(nora, {
    title: 'P.I.',
    choices: { Players: '3', 'Who may join': 'Anybody', 'Time for a turn': '12 hours' },
  });
  const api = await apiOf(nora);
  const id = gameId(nora.page);
  await vi.waitUntil(async () => (await api.game(id)).seats[0]?.replies !== undefined, { timeout: 60_000, interval: 100 });

  const gus = await house.visit(PHONE);
  await gus.page.goto('/tables/');
  await gus.page.getByText('First edition · 12 hours a turn').waitFor();
  await gus.page.getByText('Nora usually replies within about 5 minutes').waitFor();
  await checkPage(gus, 'open-tables-pace');
  await gus.page.goto(link);
  const seat = gus.page.getByRole('list', { name: 'Seats' }).getByRole('listitem').filter({ hasText: 'Nora' });
  await seat.getByText('usually replies within about 5 minutes').waitFor();
});

async function choose(person: Person, question: string, answer: string): Promise<void> {
  const group = person.page.getByRole('group', { name: question });
  await press(person, group.getByRole('button', { name: answer, exact: true }));
}

/** What a table says about time, line by line. */
async function terms({ page }: Person): Promise<readonly string[]> {
  const lines = page.getByRole('region', { name: 'Time' }).getByRole('listitem');
  await lines.first().waitFor();
  return lines.allTextContents();
}
