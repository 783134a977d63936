/** How people press what they see: with a mouse, with a finger, or with the keyboard alone. */

import type { Locator } from 'playwright-core';
import type { Person } from '../support/browser';

/** More presses of the Tab key than any page needs. */
const FAR = 150;

export async function press({ page, hand }: Person, what: Locator): Promise<void> {
  if (hand === 'mouse') return what.click();
  if (hand === 'finger') return what.tap();
  await walkTo({ page }, what);
  await page.keyboard.press((await what.getAttribute('type')) === 'radio' ? 'Space' : 'Enter');
}

/** One of a few, which are drawn as cards or buttons: the label is what is pressed, and what keys reach is the input. */
export async function pressRadio(person: Person, radio: Locator): Promise<void> {
  await press(person, person.hand === 'keys' ? radio : radio.locator('xpath=ancestor::label'));
}

async function walkTo({ page }: Pick<Person, 'page'>, what: Locator): Promise<void> {
  await what.waitFor();
  for (let tabs = 0; tabs < FAR; tabs++) {
    const way = await what.evaluate(stepsWithin);
    if (way === 0) return;
    if (way === undefined) await page.keyboard.press('Tab');
    else await page.keyboard.press(way > 0 ? 'ArrowRight' : 'ArrowLeft');
  }
  throw new Error(`the keyboard does not get to ${String(what)}`);
}

/** From what has the focus to an element, by arrow keys, where both are parts of one stop of the Tab key; 0: it has it. */
function stepsWithin(element: Element): number | undefined {
  const focused = document.activeElement;
  if (focused === element) return 0;
  const stop =
    element instanceof HTMLInputElement
      ? [...document.querySelectorAll(`input[name="${CSS.escape(element.name)}"]`)]
      : [...(element.closest('g[role="group"]')?.children ?? [])];
  const from = focused === null ? -1 : stop.indexOf(focused);
  return from < 0 || element.tagName === 'BUTTON' ? undefined : stop.indexOf(element) - from;
}
