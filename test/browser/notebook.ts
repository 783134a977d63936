/** A player's notebook beside a game. */

import type { Locator, Page } from 'playwright-core';
import type { House, Person } from '../support/browser';
import { press } from './hand';

export function notebook(page: Page): Locator {
  return page.getByRole('region', { name: 'Notebook' });
}

/** The row of the sheet that bears this name, whatever its mark. */
export function row(page: Page, name: string): Locator {
  return notebook(page).getByRole('button', { name: new RegExp(`^${name}: `) });
}

/** Presses the row until it says so. */
export async function markAs(person: Person, name: string, mark: string): Promise<void> {
  const button = row(person.page, name);
  for (let presses = 0; (await button.getAttribute('aria-label')) !== `${name}: ${mark}`; presses++) {
    if (presses > 5) throw new Error(`${name} cannot be marked as ${mark}`);
    await press(person, button);
  }
}

export function textOf(page: Page): Locator {
  return notebook(page).getByRole('textbox', { name: 'Notes' });
}

export async function waitUntilSaved(page: Page): Promise<void> {
  await notebook(page).getByText('Saved', { exact: true }).waitFor();
}

/** The same player at another device. */
export async function another(house: House, { context, page }: Person, device?: Parameters<House['visit']>[0]): Promise<Person> {
  const person = await house.visit(device);
  await person.context.addCookies(await context.cookies());
  await person.page.goto(page.url());
  return person;
}
