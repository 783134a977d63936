/**
 * Games on record.
 *
 * 1. Of each title: the game's page leads to the record. At every moment looked at, through every eyes, the board says what the
 *    game's own look back says.
 * 2. The record is taken along as text, opened from the file in another browser, stepped through by keys, slider and buttons, and
 *    leads to the check. Nothing of it is sent.
 * 3. As JSON it is dropped onto the page.
 * 4. A text that is no record: line and column, what is wrong, and the text stays to be put right.
 * 5. While the game runs the record is cut: what happened can be read, and taken along; it cannot be played through.
 */

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DESK, expectFault, type House, openHouse, type Person, PHONE } from '../support/browser';
import { play } from './finished';
import { press } from './hand';
import { checkPage, checkShape } from './inspect';
import { lookAgain, outcome } from './turns';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test.each([
  ['Mr. Jack Pocket', 'alleys'],
  ['P.I.', 'pi'],
] as const)('%s: the record shows what the game showed, at every moment and through all eyes', async (title, name) => {
  const { id, nora, theo } = await play(house, { title });
  await nora.page.goto(`/game/?id=${id}`);
  await lookAgain(nora);
  await press(nora, outcome(nora.page).getByRole('link', { name: 'Record' }));
  await bar(nora.page)
    .getByText(/^The start of/)
    .first()
    .waitFor();
  await about(nora.page)
    .getByText(/has won|share the win/)
    .waitFor();
  await checkPage(nora, `record-${name}`);

  const onlooker = await house.visit(DESK);
  for (const moment of ['at=1', 'at=4&as=0', 'at=9&as=1', 'at=7', 'at=12&as=revealed', 'at=9999&as=revealed']) {
    await onlooker.page.goto(`/game/?id=${id}&${moment}`);
    await nora.page.goto(`/record/?id=${id}&${moment}`);
    expect(await boardOf(nora.page), moment).toEqual(await boardOf(onlooker.page));
  }

  await theo.page.goto(`/record/?id=${id}&at=5`);
  await eyes(theo.page).selectOption({ label: 'As Theo saw it' });
  await theo.page.waitForURL((url) => url.searchParams.get('as') === '1');
  await eyes(theo.page).selectOption({ label: 'Everything face up' });
  await theo.page.waitForURL((url) => url.searchParams.get('as') === 'revealed');
  await checkPage(theo, `record-${name}-revealed`);
  await press(theo, bar(theo.page).getByRole('link', { name: 'To the game' }));
  await outcome(theo.page).waitFor();
});

test('a record is taken along as text, opened elsewhere, played through and checked, and nothing of it is sent', async () => {
  const { id, nora } = await play(house, { title: 'Mr. Jack Pocket' });
  const file = await takeAlong(nora, id, 'Text file', `casebook-mr-jack-pocket-${id}.txt`);
  await nora.page.goto(`/record/?id=${id}&at=3`);
  const third = await boardOf(nora.page);

  const reader = await house.visit(DESK);
  const { page } = reader;
  await page.goto('/record/');
  await checkPage(reader, 'record-open');
  const asked = requestsOf(page);
  await page.getByLabel('Choose a file').setInputFiles(file);
  await bar(page)
    .getByText(/^The start of/)
    .first()
    .waitFor();
  await page.keyboard.press('ArrowRight');
  await bar(page)
    .getByText(/^After move 1 of/)
    .first()
    .waitFor();
  await press(reader, bar(page).getByRole('button', { name: 'One move on' }));
  await bar(page)
    .getByText(/^After move 2 of/)
    .first()
    .waitFor();
  await page.waitForURL((url) => url.searchParams.get('at') === '3');
  expect(await boardOf(page)).toEqual(third);
  await bar(page).getByRole('slider', { name: 'Moment of the game' }).press('End');
  await page.getByRole('heading', { name: /^Jack was / }).waitFor();
  await press(reader, log(page).getByRole('link').last());
  await page.getByRole('heading', { name: /^Jack was / }).waitFor({ state: 'hidden' });
  await page.goBack();
  await page.getByRole('heading', { name: /^Jack was / }).waitFor();

  await press(reader, about(page).getByRole('link', { name: 'Check this game' }));
  await page.getByRole('heading', { name: 'Every draw follows' }).waitFor();
  await press(reader, page.getByRole('link', { name: 'Play it through' }));
  await press(reader, bar(page).getByRole('button', { name: 'Another record' }));
  await page.getByRole('heading', { name: 'Open a record' }).waitFor();
  expect(asked.filter((line) => !/^GET \/(_next|art|record|check)\//.test(line))).toEqual([]);
});

test('a file is dropped onto the page', async () => {
  const { id, nora } = await play(house, { title: 'P.I.' });
  const text = await readFile(await takeAlong(nora, id, 'JSON file', `casebook-pi-${id}.json`), 'utf8');
  const { page } = await house.visit(PHONE);
  await page.goto('/record/');
  await page.getByRole('heading', { name: 'Open a record' }).waitFor();
  const dropped = await page.evaluateHandle((held) => {
    const data = new DataTransfer();
    data.items.add(new File([held], 'game.json', { type: 'application/json' }));
    return data;
  }, text);
  await page.dispatchEvent('main', 'drop', { dataTransfer: dropped });
  await bar(page)
    .getByText(/^The start of/)
    .first()
    .waitFor();
  await about(page)
    .getByText(/has won|share the win/)
    .waitFor();
});

test('a text that is no record is told with line and column, and stays to be put right', async () => {
  const { id, nora } = await play(house, { title: 'Mr. Jack Pocket' });
  const text = await readFile(await takeAlong(nora, id, 'Text file', `casebook-mr-jack-pocket-${id}.txt`), 'utf8');
  const lines = text.split('\n');
  const reader = await house.visit(PHONE);
  const { page } = reader;
  await page.goto('/record/');
  const area = page.getByLabel('Or paste its text');
  await area.fill('Dear Nora,\nhere is our game.');
  await press(reader, page.getByRole('button', { name: 'Open it' }));
  await page.getByRole('alert').getByText('Line 1, column 1: this is no record, neither as JSON nor as text.').waitFor();

  const broken = lines.with(-2, `${lines.at(-2)} and more`).join('\n');
  await area.fill(broken);
  await press(reader, page.getByRole('button', { name: 'Open it' }));
  await page
    .getByRole('alert')
    .getByText(new RegExp(`^Line ${lines.length - 1}, column \\d+: `))
    .waitFor();
  await expect.poll(() => area.inputValue()).toBe(broken);
  await checkPage(reader, 'record-broken');

  await area.fill(text);
  await press(reader, page.getByRole('button', { name: 'Open it' }));
  await bar(page)
    .getByText(/^The start of/)
    .first()
    .waitFor();
});

test('while a game runs its record is cut to who looks', async () => {
  const { id, nora, theo } = await play(house, { title: 'P.I.' }, 6);
  await nora.page.goto(`/game/?id=${id}`);
  await press(nora, log(nora.page).getByRole('link', { name: 'Record' }));
  await nora.page.getByText(/this record holds what Nora may know of it, and cannot be played through yet/).waitFor();
  await log(nora.page)
    .getByText(/^Mini-game 1 begins/)
    .waitFor();
  await expect.poll(() => bar(nora.page).count()).toBe(0);
  await expect.poll(() => nora.page.getByRole('link', { name: 'Check this game' }).count()).toBe(0);
  await checkPage(nora, 'record-cut');

  const file = await takeAlong(nora, id, 'Text file', `casebook-pi-${id}.txt`);
  expect(await readFile(file, 'utf8')).not.toMatch(/secret/);
  await theo.page.goto('/record/');
  await theo.page.getByLabel('Choose a file').setInputFiles(file);
  await theo.page.getByText(/this record holds what Nora may know of it/).waitFor();
  await checkShape(theo, 'record-cut-from-file');
});

test('a game that is not there has no record', async () => {
  const reader = await house.visit(DESK);
  const { page } = reader;
  expectFault(reader, /status of 404 .*\/api\/games\//);
  for (const path of ['/record/?id=AAAAAAAAAAAAAAAAAAAAAA', '/record/?id=nothing', '/check/?id=nothing']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'No record of this game' }).waitFor();
  }
});

function bar(page: Page): Locator {
  return page.getByRole('region', { name: 'Looking back' });
}

function eyes(page: Page): Locator {
  return bar(page).getByRole('combobox', { name: 'Through whose eyes' });
}

function log(page: Page): Locator {
  return page.getByRole('region', { name: 'Log' });
}

function about(page: Page): Locator {
  return page.getByRole('region', { name: 'On record' });
}

/** Everything that the board says, in order: its texts and its labels, without what is laid beside it. */
async function boardOf(page: Page): Promise<readonly string[]> {
  await bar(page).waitFor();
  const main = page.getByRole('main').and(page.locator(':not([aria-busy])'));
  await main.waitFor();
  return main.evaluate((board) => {
    const said: string[] = [];
    const read = (node: Node): void => {
      if (node instanceof Element) {
        if (node.matches('.more')) return;
        for (const label of ['aria-label', 'aria-pressed', 'aria-current']) said.push(node.getAttribute(label) ?? '');
      }
      if (node instanceof Text) said.push(node.data);
      for (const child of node.childNodes) read(child);
    };
    read(board);
    return said.filter((text) => text !== '');
  });
}

/** Downloads a record by the page. @returns where the file lies */
async function takeAlong(person: Person, id: string, form: string, name: string): Promise<string> {
  const { page } = person;
  await page.goto(`/record/?id=${id}`);
  const download = page.waitForEvent('download');
  await press(person, about(page).getByRole('link', { name: form }));
  const file = await download;
  expect(file.suggestedFilename()).toBe(name);
  return file.path();
}

/** What the page asks for, from now on. */
function requestsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('blob:')) asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return asked;
}
