/**
 * How much time is left, on the pages.
 *
 * 1. Ines is to move within an hour. Her device is a day ahead and set to another zone: head and home tell the time that is
 *    left by the server's clock, and until when by the clocks where she lives. Who looks on reads that by their own.
 * 2. Her device sleeps until little is left: with the next answer head and home tell it in a word more, and who listens is told.
 * 3. Without a clock the pages say since when it is her turn.
 */

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DESK, type House, openHouse, type Person, PHONE } from '../support/browser';
import { begin, comeAs } from './guests';
import { checkPage } from './inspect';
import { lookAgain } from './turns';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test('a countdown is right on a device that is a day ahead, and tells of a short time once it has slept', async () => {
  const jack = await comeAs(house, 'Jo', 'UTC');
  const ines = await comeAs(house, 'Ines', 'Asia/Kolkata', { ...PHONE, timezoneId: 'Australia/Lord_Howe' });
  const spectator = await house.visit({ ...DESK, timezoneId: 'America/New_York' });
  for (const each of [ines, spectator]) await setWrong(each, DAY);
  const { id, deadline = 0 } = await begin(jack, ines, { turn: HOUR, weekends: true, vacation: true });

  const { page } = ines;
  await page.goto(`/game/?id=${id}`);
  await checkLeft(ines, deadline, timeLeft(page));
  await expect.poll(() => page.getByRole('banner').textContent()).toContain(`until ${dayAndTime(deadline, 'Asia/Kolkata')}`);
  await checkPage(ines, 'countdown');
  await page.goto('/');
  await page.getByText(`It is your turn, until ${dayAndTime(deadline, 'Asia/Kolkata')}.`).waitFor();
  await checkLeft(ines, deadline, page.getByRole('img', { name: / left$/ }));

  await spectator.page.goto(`/game/?id=${id}`);
  await checkLeft(spectator, deadline, timeLeft(spectator.page));
  await expect
    .poll(() => spectator.page.getByRole('banner').textContent())
    .toContain(`until ${dayAndTime(deadline, 'America/New_York')}`);

  await page.goto(`/game/?id=${id}`);
  await timeLeft(page).waitFor();
  await expect.poll(() => page.getByRole('status').getByText('Your turn:').count()).toBe(0);
  await sleepOnce(ines, 50 * MINUTE);
  await lookAgain(ines);
  await page
    .getByRole('banner')
    .getByText(/^only [789] m left$/)
    .waitFor();
  await page
    .getByRole('status')
    .getByText(/^Your turn: [789] m left\.$/)
    .waitFor();
  await checkPage(ines, 'countdown-short');
  await page.goto('/');
  await page.getByRole('img', { name: /^[789] m left$/ }).waitFor();
  await checkPage(ines, 'home-short');
});

test('without a clock the pages say since when it is whose turn', async () => {
  const jack = await comeAs(house, 'Jo', 'UTC');
  const ines = await comeAs(house, 'Ines', 'UTC');
  const { id, turn } = await begin(jack, ines, { weekends: true, vacation: true });
  await ines.page.goto(`/game/?id=${id}`);
  await ines.page
    .getByRole('banner')
    .getByText(`· since ${dayAndTime(turn?.since ?? 0, 'UTC')}`)
    .waitFor();
  await expect.poll(() => timeLeft(ines.page).count()).toBe(0);
});

/** The device's clock is so much ahead, and the page's idea of when it was opened with it. */
async function setWrong({ context }: Person, ahead: number): Promise<void> {
  await context.addInitScript((wrong) => {
    const Right = Date;
    globalThis.Date = class extends Right {
      constructor(...when: []) {
        super(...((when.length > 0 ? when : [Right.now() + wrong]) as []));
      }
      static override now(): number {
        return Right.now() + wrong;
      }
    } as DateConstructor;
    const opened = performance.timeOrigin + wrong;
    Object.defineProperty(performance, 'timeOrigin', { get: () => opened });
  }, ahead);
}

/** From now on what the server says is so much later than the page expects: its stopwatch stood still meanwhile. */
async function sleepOnce({ page }: Person, slept: number): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    const { date = '', ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers: { ...headers, date: new Date(Date.parse(date) + slept).toUTCString() } });
  });
}

function timeLeft(page: Page) {
  return page.getByRole('banner').getByText(/ left$|^time is up$/);
}

/** What is shown is what is left, in whole minutes. */
async function checkLeft({ page }: Person, deadline: number, shown: ReturnType<typeof timeLeft>): Promise<void> {
  await shown.waitFor();
  const most = minutes(deadline - Date.now());
  const said = (await shown.getAttribute('aria-label')) ?? (await shown.textContent());
  const least = minutes(deadline - Date.now() - 2_000);
  expect(
    [most, least].map((left) => `${left} m left`),
    page.url(),
  ).toContain(said);
}

function minutes(length: number): number {
  return Math.floor(length / MINUTE);
}

/** An instant within a day from now, as the page says it there. */
function dayAndTime(at: number, timeZone: string): string {
  const day = (instant: number): string => new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone }).format(instant);
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(at);
  return `${day(at) === day(Date.now()) ? 'today' : 'tomorrow'} ${time}`;
}
