/**
 * The pages of rules.
 *
 * 1. From the shelf of all rules each booklet can be opened; each can be read by finger and by mouse, and is free of barriers.
 * 2. Without script a booklet is all there: text, pictures, contents. Nothing in a picture takes the focus.
 * 3. The contents lead to their chapters.
 * 4. Every assumption of an edition is named as one.
 * 5. A new table, and a game, lead to the rules of their own edition.
 */

import { ASSUMPTIONS } from '@shared/games/pi/editions/assumptions';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DESK, type House, openHouse, PHONE } from '../support/browser';
import { Visitor } from '../support/visitor';
import { press } from './hand';
import { checkPage } from './inspect';
import { inviteLink, openTable } from './tables';

const BOOKLETS = [
  { at: '/rules/mr-jack-pocket/', name: 'Mr. Jack Pocket', shot: 'rules-mr-jack-pocket' },
  { at: '/rules/pi/first/', name: 'P.I., first edition', shot: 'rules-pi-first' },
  { at: '/rules/pi/second/', name: 'P.I., second edition', shot: 'rules-pi-second' },
  { at: '/rules/pi/duel/', name: 'P.I. Duel', shot: 'rules-pi-duel' },
];

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test('a newcomer opens each booklet from the shelf of all rules', async () => {
  const reader = await house.visit(PHONE);
  const { page } = reader;
  await page.goto('/');
  await press(reader, page.getByRole('link', { name: 'Rules', exact: true }));
  await page.getByRole('heading', { name: 'Rules', level: 1 }).waitFor();
  await checkPage(reader, 'rules');
  for (const { at, name } of BOOKLETS) {
    await press(reader, page.getByRole('link', { name, exact: true }));
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(at);
    await page.goBack();
  }
});

test.each(BOOKLETS)('$name is free of barriers on a phone and at a desk', async ({ at, name, shot }) => {
  const reader = await house.visit(DESK);
  await reader.page.goto(at);
  await reader.page.getByRole('heading', { name, level: 1 }).waitFor();
  await checkPage(reader, shot);
});

test.each(BOOKLETS)('$name is all there without script, and leads from its contents to its chapters', async ({ at, name }) => {
  const { page } = await house.visit({ ...PHONE, javaScriptEnabled: false });
  await page.goto(at);
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  const chapters = await page.getByRole('navigation', { name: 'Contents' }).getByRole('listitem').getByRole('link').all();
  expect(chapters.length).toBeGreaterThan(8);
  for (const chapter of chapters) {
    const head = (await chapter.textContent()) ?? '';
    await chapter.click();
    const heading = page.getByRole('heading', { name: head, level: 2, exact: true });
    const { y = -1, height = 0 } = (await heading.boundingBox()) ?? {};
    expect.soft(y >= 0 && y + height <= 740, head).toBe(true);
  }
  const pictures = await page.locator('article figure [role="img"]').all();
  expect(pictures.length).toBeGreaterThan(4);
  for (const picture of pictures) {
    const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThan(20);
    expect((await picture.getAttribute('aria-label'))?.length).toBeGreaterThan(20);
  }
});

test('nothing in a picture takes the focus', async () => {
  const { page } = await house.visit(DESK);
  await page.goto('/rules/mr-jack-pocket/');
  const links = await page.locator('a[href], button:not([disabled])').count();
  for (let stop = 0; stop < links + 3; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('figure') === null)).toBe(true);
  }
});

test.each(['second', 'duel'])('every assumption of %s is named as one', async (edition) => {
  const { page } = await house.visit(DESK);
  await page.goto(`/rules/pi/${edition}/`);
  const box = page.getByRole('complementary', { name: 'What we assume' });
  const named = await box.getByRole('listitem').all();
  for (const item of named) await expect.poll(() => item.textContent()).toMatch(/^assumption\s+\S/i);
  const own = ASSUMPTIONS.filter((code) => code.startsWith(`${edition}.`));
  expect(named.length).toBeGreaterThanOrEqual(own.length);
});

test('a new table leads to the rules of the edition that is chosen for it', async () => {
  const host = await house.visit(PHONE);
  const { page } = host;
  await page.goto('/new/');
  const way = page.getByRole('link', { name: 'How is this played?' });
  await press(host, page.getByRole('radio', { name: /^P\.I\./ }));
  await expect.poll(() => way.getAttribute('href')).toBe('/rules/pi/first/');
  await press(host, page.getByRole('button', { name: 'Duel' }));
  await expect.poll(() => way.getAttribute('href')).toBe('/rules/pi/duel/');
  await press(host, way);
  await page.getByRole('heading', { name: 'P.I. Duel', level: 1 }).waitFor();
});

test('a game leads to its rules', async () => {
  const host = await house.visit(DESK);
  const { page } = host;
  await openTable(host, { title: 'Mr. Jack Pocket', name: 'Hanna' });
  const guest = await Visitor.at(house.address);
  await guest.enter('Sven');
  const [id = '', invite = ''] = new URL(await inviteLink(page)).hash.slice(1).split('.');
  await guest.join(id, { invite });
  await page.getByText(/, against Sven$/).waitFor();
  await press(host, page.getByRole('link', { name: 'How is this played?' }));
  await page.waitForURL('**/rules/mr-jack-pocket/');
});
