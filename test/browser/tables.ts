/** Opening a table and sitting down at it, through the pages. */

import type { Page } from 'playwright-core';
import type { Person } from '../support/browser';
import { press, pressRadio } from './hand';

export interface Wish {
  readonly title: 'Mr. Jack Pocket' | 'P.I.';
  /** Only asked of newcomers. */
  readonly name?: string;
  /** Buttons to press beside what the form begins with: its question and the answer. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** @returns the link to hand to friends. */
export async function openTable(person: Person, { title, name, choices = {} }: Wish): Promise<string> {
  const { page } = person;
  await page.goto('/new/');
  await pressRadio(person, page.getByRole('radio', { name: new RegExp(`^${title}`) }));
  for (const [question, answer] of Object.entries(choices)) {
    await press(person, page.getByRole('group', { name: question }).getByRole('button', { name: answer, exact: true }));
  }
  if (name !== undefined) await page.getByLabel('Your name at the table').fill(name);
  await press(person, page.getByRole('button', { name: 'Open the table' }));
  return inviteLink(page);
}

/** The link that a table's page shows. */
export async function inviteLink(page: Page): Promise<string> {
  return page.getByLabel('Who opens this link may sit down:').inputValue();
}

/** Opens a friend's link, and takes a seat: a newcomer by one name and one tap, anybody else by one tap. */
export async function sitDown(person: Person, link: string, name?: string): Promise<void> {
  const { page } = person;
  await page.goto(link);
  if (name !== undefined) await page.getByLabel('Your name at the table').fill(name);
  await press(person, page.getByRole('button', { name: /^Sit down/ }));
  await page.waitForURL('**/game/?id=*');
}

/** The id of the game whose page is open. */
export function gameId(page: Page): string {
  return new URL(page.url()).searchParams.get('id') ?? '';
}
