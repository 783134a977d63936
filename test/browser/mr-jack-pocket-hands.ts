/** Plays Mr. Jack Pocket by what its page offers and nothing else. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from '../support/browser';
import { press } from './hand';
import { confirmBar } from './turns';

/** Lays out an action with one of the tokens that are left, and finds it on the board. @returns the face that would be used. */
export async function prepareAction(person: Person): Promise<string> {
  const { page } = person;
  const token = page.getByRole('region', { name: 'Action tokens' }).getByRole('button', { disabled: false }).first();
  const face = (await token.getAttribute('aria-label'))?.split('.')[0] ?? '';
  if ((await token.getAttribute('aria-pressed')) !== 'true') await press(person, token);
  await chooseDetails(person, face);
  await confirmBar(page).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'After', exact: true }).getAttribute('aria-pressed')).toBe('true');
  return face;
}

async function chooseDetails(person: Person, face: string): Promise<void> {
  const { page } = person;
  switch (face) {
    case 'Alibi':
      return;
    case 'Rotation':
      await press(
        person,
        tiles(page)
          .and(page.getByRole('button', { name: /^(?!.*turned this round)/ }))
          .first(),
      );
      await press(
        person,
        page
          .getByRole('group', { name: /^(Where the wall goes|Which way it is turned)$/ })
          .getByRole('button')
          .first(),
      );
      return;
    case 'Exchange':
      await press(person, tiles(page).nth(2));
      await press(person, tiles(page).nth(4));
      return;
    case 'Joker':
      await press(person, positions(page).and(page.getByRole('button', { name: /^Watson at/ })));
      return checkMoved(page);
    default:
      await press(
        person,
        positions(page)
          .and(page.getByRole('button', { name: /within reach$/ }))
          .first(),
      );
      return checkMoved(page);
  }
}

async function checkMoved(page: Page): Promise<void> {
  await positions(page)
    .and(page.getByRole('button', { name: /moved there if you confirm$/ }))
    .waitFor();
}

function tiles(page: Page): Locator {
  return page.getByRole('group', { name: /^Alleys\./ }).getByRole('button');
}

function positions(page: Page): Locator {
  return page.getByRole('group', { name: /^Positions around/ }).getByRole('button');
}
