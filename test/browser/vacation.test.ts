/**
 * A vacation, and when to be reminded.
 *
 * 1. Ada takes a vacation from today on. Theo, who sits at her table, sees until when. She gives it another last day, and
 *    comes back early: today is used up, and Theo sees her there.
 * 2. She plans one, and changes it: a reload in between loses nothing. More days than there are she does not get. She takes it back.
 * 3. She is reminded when half of a turn's time is left.
 */

import { type Days, daysIn, yearOf } from '@shared/pace/vacation';
import { dayAt, dayInWords } from '@web/clock/day';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { apiOf, DESK, expectFault, type House, openHouse, type Person, PHONE } from '../support/browser';
import { press } from './hand';
import { checkPage } from './inspect';
import { letterTo } from './mail';
import { openTable, sitDown } from './tables';
import { lookAgain } from './turns';

const DAY = 24 * 60 * 60 * 1000;
const THERE = 28;

/** Where Ada lives: her browser says so. */
const ZONE = 'America/St_Johns';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test('a vacation begins today, gets another last day, and ends early; who sits there sees it', async () => {
  const ada = await house.visit(DESK);
  const theo = await house.visit(PHONE);
  await sitDown(theo, await openTable(ada, { title: 'P.I.', name: 'Ada', choices: { Players: '3' } }), 'Theo');
  const seat = theo.page.getByRole('list', { name: 'Seats' }).getByRole('listitem').filter({ hasText: 'Ada' });
  await seat.waitFor();

  const today = await toVacation(ada);
  const panel = vacation(ada);
  await panel.getByText(`${THERE} days of ${THERE} are left this year.`).waitFor();
  await press(ada, panel.getByRole('button', { name: 'Take a vacation' }));
  await expect.poll(() => panel.getByLabel('First day').getAttribute('min')).toBe(today);
  await panel.getByLabel('Last day').fill(later(today, 4));
  await panel.getByText(/^5 days, /).waitFor();
  await checkPage(ada, 'you-vacation-days');
  await press(ada, panel.getByRole('button', { name: 'Take these days' }));
  await panel.getByText(`You are away until ${dayInWords(later(today, 4))}.`).waitFor();
  await leftThisYear(panel, today, { first: today, last: later(today, 4) });
  await lookAgain(theo);
  await seat.getByText(/^away until /).waitFor();
  await checkPage(theo, 'table-away');

  await press(ada, panel.getByRole('button', { name: 'Change the last day' }));
  await expect.poll(() => panel.getByLabel('First day').count()).toBe(0);
  await panel.getByLabel('Last day').fill(later(today, 1));
  await press(ada, panel.getByRole('button', { name: 'Save' }));
  await panel.getByText(`You are away until ${dayInWords(later(today, 1))}.`).waitFor();

  await press(ada, panel.getByRole('button', { name: 'I am back' }));
  await checkPage(ada, 'you-vacation-end');
  await press(ada, panel.getByRole('button', { name: 'End the vacation' }));
  await panel.getByText('No vacation is planned.').waitFor();
  await leftThisYear(panel, today, { first: today, last: today });
  await lookAgain(theo);
  await seat.getByText(/^away /).waitFor({ state: 'hidden' });
});

test('a vacation is planned, changed and taken back, and a reminder is chosen', async () => {
  const ada = await house.visit(PHONE);
  const { page } = ada;
  await signedUp(ada, 'ada@example.org', 'Ada');
  const today = await toVacation(ada);
  const panel = vacation(ada);
  const [first, last] = [later(today, 10), later(today, 12)];
  await press(ada, panel.getByRole('button', { name: 'Take a vacation' }));
  await panel.getByLabel('First day').fill(first);
  await expect.poll(() => panel.getByLabel('Last day').inputValue()).toBe(first);
  await page.reload();
  await expect.poll(() => panel.getByLabel('First day').inputValue()).toBe(first);
  await press(ada, panel.getByRole('button', { name: 'Take these days' }));
  await panel.getByText(`You will be away on ${dayInWords(first)}.`).waitFor();
  await checkPage(ada, 'you-vacation-planned');

  await press(ada, panel.getByRole('button', { name: 'Change the days' }));
  await panel.getByLabel('Last day').fill(later(today, 70));
  expectFault(ada, /status of 409 .*\/api\/me\/vacation/);
  await press(ada, panel.getByRole('button', { name: 'Take these days' }));
  await panel.getByRole('alert').waitFor();
  await panel.getByLabel('Last day').fill(last);
  await press(ada, panel.getByRole('button', { name: 'Take these days' }));
  await panel.getByText(`You will be away from ${dayInWords(first)} to ${dayInWords(last)}.`).waitFor();
  await press(ada, panel.getByRole('button', { name: 'Take it back' }));
  await panel.getByText('No vacation is planned.').waitFor();
  await panel.getByText(`${THERE} days of ${THERE} are left this year.`).waitFor();

  const reminder = page.getByLabel('Remind me of a turn');
  await expect.poll(() => reminder.inputValue()).toBe('usual');
  await reminder.selectOption('With half of its time left');
  await expect.poll(async () => (await (await apiOf(ada)).me()).reminder).toBe('half');
  await page.reload();
  await expect.poll(() => reminder.inputValue()).toBe('half');
});

function vacation({ page }: Person): Locator {
  return page.getByRole('region', { name: 'Vacation' });
}

/** Opens the page of their account. @returns the day that it is there. */
async function toVacation(person: Person): Promise<string> {
  await person.page.goto('/you/');
  await vacation(person).waitFor();
  return dayAt(Date.now(), ZONE);
}

function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

async function leftThisYear(panel: Locator, today: string, taken: Days): Promise<void> {
  await panel.getByText(`${THERE - daysIn(yearOf(today), taken)} days of ${THERE} are left this year.`).waitFor();
}

async function signedUp(person: Person, email: string, name: string): Promise<void> {
  const { page } = person;
  await page.goto('/sign-in/');
  await page.getByLabel('Your address').fill(email);
  await press(person, page.getByRole('button', { name: 'Send me a code' }));
  const { code } = await letterTo(house.address, email);
  await page.getByLabel('Code').fill(code);
  await press(person, page.getByRole('main').getByRole('button', { name: 'Sign in' }));
  await page.getByLabel('Your name at the table').fill(name);
  await press(person, page.getByRole('button', { name: 'Go on' }));
  await page.waitForURL(`${house.address}/`);
}
