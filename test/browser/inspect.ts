/** What has to hold of every page, whatever it shows. */

import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from '../support/browser';

const SCHEMES = ['light', 'dark'] as const;

/** Each page by day on one and by night on the other: which it is differs with the reader, so the frame is read in all four ways. */
const READINGS = {
  desk: [
    { width: 360, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ],
  phone: [
    { width: 360, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
  ],
} as const;

/** Names a folder for pictures of every page. */
const { SHOTS } = process.env;

/** Nothing that axe knows to be a barrier, nothing beyond the edge of a phone, nothing to press that a finger would miss. */
export async function checkPage(person: Person, name: string): Promise<void> {
  const { page, hand } = person;
  const found: string[] = [];
  await inOtherLight(person, async () => {
    for (const { width, colorScheme } of READINGS[hand === 'finger' ? 'phone' : 'desk']) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await barriers(page)).map((fault) => `${width} px, ${colorScheme}: ${fault}`));
    }
  });
  expect.soft(found, name).toEqual([]);
  await checkShape(person, name);
}

/** The shape alone: of a page that differs from another only in what is written on it. */
export async function checkShape(person: Person, name: string): Promise<void> {
  const { page } = person;
  const found: string[] = [];
  await inOtherLight(person, async () => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      found.push(...(await page.evaluate(sticksOut)).map((fault) => `${width} px: ${fault}`));
    }
    found.push(...(await page.evaluate(missed)));
    if (SHOTS !== undefined) await shoot(page, path.join(SHOTS, name));
  });
  expect.soft(found, name).toEqual([]);
}

/** Leaves window and colours as they were. */
async function inOtherLight({ page }: Person, look: () => Promise<void>): Promise<void> {
  const size = page.viewportSize();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await look();
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (size !== null) await page.setViewportSize(size);
}

async function barriers(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('; ')}`,
  );
}

async function shoot(page: Page, file: string): Promise<void> {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${file}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
}

/** What lies beyond the right edge of the window, and in nothing that scrolls or clips by itself. */
function sticksOut(): string[] {
  const room = document.documentElement.clientWidth;
  const isClipped = (element: Element): boolean => {
    const parent = element.parentElement;
    if (parent === null || parent === document.body) return false;
    return getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent);
  };
  const out = [...document.body.querySelectorAll('*')].filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    return width > 1 && right > room + 1 && !isClipped(element);
  });
  const wide = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);
  return [
    ...(wide > room ? [`the page is ${wide} px wide`] : []),
    ...out.map((element) => `${element.outerHTML.slice(0, 120)} sticks out`),
  ];
}

/** What is to be pressed and answers to less than a finger: 44 px from top to bottom, through its middle. */
function missed(): string[] {
  const FINGER = 44;
  const controls = document.querySelectorAll(
    'a[href], button, [role="button"], select, input:not([type="radio"]), label:has(input[type="radio"])',
  );
  const found = [...controls].flatMap((control) => {
    if (control.closest('[inert]') !== null || !control.checkVisibility()) return [];
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    if (width <= 1) return [];
    const answers = (above: number): boolean => {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2 + above);
      return hit !== null && control.contains(hit);
    };
    if (answers(FINGER / -2 + 0.5) && answers(FINGER / 2 - 0.5)) return [];
    const reach = (way: 1 | -1): number => {
      let far = 0;
      while (far < FINGER && answers(way * (far + 0.5))) far += 1;
      return far;
    };
    const room = reach(1) + reach(-1);
    return room >= FINGER ? [] : [`${control.outerHTML.slice(0, 160)} answers within ${room} px only`];
  });
  scrollTo({ top: 0, behavior: 'instant' });
  return found;
}
