/** Lays out an action of P.I. by pressing what its page offers. */

import type { Action, Element } from '@shared/games/pi/types';
import { words } from '@shared/games/pi/words';
import { expect } from 'vitest';
import type { Person } from '../support/browser';
import { press, pressRadio } from './hand';
import { confirmBar } from './turns';

/** Prepares it, and reads it in the confirm bar. */
export async function prepare(person: Person, action: Action): Promise<void> {
  const { page } = person;
  switch (action.type) {
    case 'investigate':
      await pressAct(person, 'Investigator');
      await press(
        person,
        page.getByRole('region', { name: 'The city' }).getByRole('button', { name: new RegExp(`^${nameOf(action.place)}[,.]`) }),
      );
      return checkSaid(person, `Investigator to ${nameOf(action.place)}`);
    case 'evidence':
      await press(
        person,
        page
          .getByRole('region', { name: 'Evidence' })
          .getByRole('button', { name: new RegExp(`^(Suspect|Place|Crime) ${nameOf(action.card)}[,.]`) }),
      );
      return checkSaid(person, `Evidence: ask about ${nameOf(action.card)}`);
    case 'solve':
      await pressAct(person, 'Solve');
      for (const kind of ['suspect', 'place', 'crime'] as const) {
        const group = page.getByRole('group', { name: new RegExp(`^${kind}`, 'i') });
        await pressRadio(person, group.getByRole('radio', { name: new RegExp(`^${nameOf(action[kind])}`) }));
      }
      return checkSaid(person, `Solve: ${[action.suspect, action.place, action.crime].map(nameOf).join(', ')}`);
  }
}

async function pressAct(person: Person, act: string): Promise<void> {
  await press(person, person.page.getByRole('group', { name: 'One of three actions' }).getByRole('button', { name: act }));
}

async function checkSaid({ page }: Person, what: string): Promise<void> {
  await confirmBar(page).waitFor();
  await expect.poll(() => confirmBar(page).locator('p').first().textContent()).toContain(what);
}

function nameOf(element: Element): string {
  return words[element] ?? element;
}
