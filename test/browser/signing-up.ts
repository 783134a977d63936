import type { House, Person } from '../support/browser';
import { press } from './hand';
import { letterTo } from './mail';

/** An account with this name, by the first letter to its address in the mailbox of the machine. */
export async function signUp({ address }: House, person: Person, email: string, name: string): Promise<void> {
  const { page } = person;
  await page.goto('/sign-in/');
  await page.getByLabel('Your address').fill(email);
  await press(person, page.getByRole('button', { name: 'Send me a code' }));
  await page.getByLabel('Code').fill((await letterTo(address, email)).code);
  await press(person, page.getByRole('main').getByRole('button', { name: 'Sign in' }));
  await page.getByLabel('Your name at the table').fill(name);
  await press(person, page.getByRole('button', { name: 'Go on' }));
  await page.waitForURL(`${address}/`);
}
