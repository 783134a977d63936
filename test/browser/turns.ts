/** A game on its page, whatever its title: whose turn it is, what is confirmed, how it ended. */

import type { Locator, Page } from 'playwright-core';
import { expectFault, type House, type Person } from '../support/browser';
import { press } from './hand';

/** Milliseconds that the test of a whole game may take: a minute where nothing else runs. */
export const WHOLE_GAME = 900_000;

/** Whose turn it is, as the head of the page says it: "Your turn", "Nora to move" or "Over". */
export async function standing(page: Page): Promise<string> {
  return (await head(page).textContent()) ?? '';
}

/** Until it is this person's turn, or the game is over. The page is not touched meanwhile. */
export async function waitForTurn({ page }: Person): Promise<void> {
  await head(page)
    .and(page.getByText(/^(Your turn|Over)$/))
    .waitFor();
}

/** Comes back to the window from elsewhere: then the page asks for news at once. */
export async function lookAgain({ page }: Person): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('focus')));
}

export function confirmBar(page: Page): Locator {
  return page.getByRole('region', { name: 'Confirm' });
}

/** Sends what is prepared, and waits until it was taken. */
export async function confirm(person: Person): Promise<void> {
  const bar = confirmBar(person.page);
  await press(person, bar.getByRole('button').last());
  await bar.waitFor({ state: 'hidden' });
}

/** Sends what is prepared to a server that is gone, and lets it come back: nobody does anything more, and all goes on. */
export async function sendDuringOutage(house: House, person: Person, everybody: readonly Person[]): Promise<void> {
  const { page } = person;
  for (const one of everybody) expectFault(one, /net::ERR_/);
  await house.cut();
  await press(person, confirmBar(page).getByRole('button').last());
  await page.getByText('What you decided is kept and sent again.').waitFor();
  for (const one of everybody.filter((each) => each.page !== page)) {
    await one.page.getByText('Casebook cannot be reached just now.').waitFor();
  }
  await house.resume();
  await confirmBar(page).waitFor({ state: 'hidden' });
  for (const one of everybody)
    await one.page
      .getByRole('status')
      .getByText(/sent again|be tried again/)
      .waitFor({ state: 'hidden' });
}

export function outcome(page: Page): Locator {
  return page.getByRole('region', { name: 'Outcome' });
}

function head(page: Page): Locator {
  return page.getByRole('banner').getByText(/^(Your turn|.+ to move|Over)$/);
}
