/**
 * The notebook beside a game.
 *
 * 1. Nora marks suspects with the keyboard and writes; it is saved by itself. On her phone, one press leads to it, and all is there.
 *    Theo, who plays against her, and somebody who looks on are never sent a word of it; who looks on has no notebook.
 * 2. She writes on both devices at once: the marks of both stand, and the words of both.
 * 3. The server cannot be reached: what she writes stays, over a reload too, and is saved when it is back.
 * 4. P.I.: suspects, places and crimes, for each mini-game its own. After the end the notebook can still be read.
 */

import type { View } from '@shared/games/pi/types';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { apiOf, by, DESK, expectFault, type House, openHouse, type Person, PHONE } from '../support/browser';
import { press } from './hand';
import { checkPage } from './inspect';
import { another, markAs, notebook, row, textOf, waitUntilSaved } from './notebook';
import { gameId, openTable, sitDown } from './tables';
import { lookAgain, outcome } from './turns';

const SECRET = 'Wachtelkönig';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test('what a player marks and writes is there on their other device, and nowhere else', async () => {
  const { nora, theo } = await jackPocket();
  const sent = [overheard(theo), overheard(nora)] as const;
  const onlooker = await house.visit(DESK);
  const seen = overheard(onlooker);
  await onlooker.page.goto(nora.page.url());

  const keys = by(nora, 'keys');
  await markAs(keys, 'Madame', 'excluded');
  await markAs(keys, 'Gull', 'sure');
  await markAs(keys, 'Bert', 'possible');
  await markAs(keys, 'Lane', 'unlikely');
  await markAs(keys, 'Pizer', 'possible');
  await markAs(keys, 'Pizer', 'no mark');
  await textOf(nora.page).fill(SECRET);
  await waitUntilSaved(nora.page);
  await checkPage(nora, 'notebook-mr-jack-pocket');

  const phone = await another(house, nora, PHONE);
  await waitUntilSaved(phone.page);
  await press(phone, phone.page.getByRole('banner').getByRole('button', { name: 'Notebook' }));
  await expect.poll(() => textOf(phone.page).inputValue()).toBe(SECRET);
  for (const [name, mark] of [
    ['Madame', 'excluded'],
    ['Gull', 'sure'],
    ['Bert', 'possible'],
    ['Lane', 'unlikely'],
    ['Pizer', 'no mark'],
  ] as const)
    await expect.poll(() => row(phone.page, name).getAttribute('aria-label')).toBe(`${name}: ${mark}`);
  await expect.poll(() => isInSight(phone, row(phone.page, 'Madame'))).toBe(true);
  await press(phone, notebook(phone.page).getByRole('button', { name: 'To the board' }));
  await expect.poll(() => phone.page.evaluate(() => scrollY)).toBe(0);

  await onlooker.page.getByText(/Nora investigates$/).waitFor();
  await expect.poll(() => notebook(onlooker.page).count()).toBe(0);
  await expect.poll(() => onlooker.page.getByRole('button', { name: 'Notebook' }).count()).toBe(0);
  await lookAgain(theo);
  await theo.page.reload();
  await waitUntilSaved(theo.page);
  await expect.poll(() => textOf(theo.page).inputValue()).toBe('');
  await expect.poll(() => row(theo.page, 'Madame').getAttribute('aria-label')).toBe('Madame: no mark');
  const [theirs, own] = await Promise.all(sent.map((heard) => heard()));
  expect(own).toContain(SECRET);
  expect(theirs?.length).toBeGreaterThan(1000);
  for (const heard of [theirs, await seen()]) {
    expect(heard).not.toContain(SECRET);
    expect(heard).not.toContain('excluded');
  }
});

test('what is written on two devices at once comes together', async () => {
  const { nora } = await jackPocket();
  const phone = await another(house, nora, PHONE);
  await waitUntilSaved(phone.page);
  await waitUntilSaved(nora.page);

  await markAs(nora, 'Madame', 'excluded');
  await textOf(nora.page).fill('Not Madame.');
  await waitUntilSaved(nora.page);
  expectFault(phone, /status of 412 .*\/note/);
  await markAs(phone, 'Gull', 'sure');
  await textOf(phone.page).fill('It is Gull.');
  await notebook(phone.page).getByText('Saved on another device too').waitFor();
  await checkPage(phone, 'notebook-joined');
  await waitUntilSaved(phone.page);

  const both = await textOf(phone.page).inputValue();
  expect(both.split('\n')[0]).toBe('Not Madame.');
  expect(both.split('\n').at(-1)).toBe('It is Gull.');
  await lookAgain(nora);
  await expect.poll(() => textOf(nora.page).inputValue()).toBe(both);
  for (const { page } of [nora, phone]) {
    await expect.poll(() => row(page, 'Madame').getAttribute('aria-label')).toBe('Madame: excluded');
    await expect.poll(() => row(page, 'Gull').getAttribute('aria-label')).toBe('Gull: sure');
  }
});

test('what cannot be saved is kept, and saved when the server is back', async () => {
  const { nora } = await jackPocket();
  await waitUntilSaved(nora.page);
  expectFault(nora, /net::ERR_/);
  await nora.page.route('**/note', (route) => route.abort('connectionrefused'));
  await markAs(nora, 'Gull', 'sure');
  await textOf(nora.page).fill('It is Gull.');
  await notebook(nora.page).getByText('It is kept on this device').waitFor();
  await checkPage(nora, 'notebook-cut-off');
  await nora.page.reload();
  await expect.poll(() => textOf(nora.page).inputValue()).toBe('It is Gull.');

  await nora.page.unroute('**/note');
  await nora.page.evaluate(() => dispatchEvent(new Event('online')));
  await waitUntilSaved(nora.page);
  const note = await (await apiOf(nora)).expect(200, `/api/games/${gameId(nora.page)}/note`);
  expect(note).toMatchObject({ text: 'It is Gull.', marks: { gull: 'sure' } });
});

test('leaving the page saves what was just written', async () => {
  const { nora } = await jackPocket();
  await waitUntilSaved(nora.page);
  await textOf(nora.page).fill('Bert?');
  await nora.page.goto('/');
  const api = await apiOf(nora);
  const path = new URL(nora.page.url());
  expect(path.pathname).toBe('/');
  await nora.page.goBack();
  await expect.poll(() => textOf(nora.page).inputValue()).toBe('Bert?');
  expect(await api.expect(200, `/api/games/${gameId(nora.page)}/note`)).toMatchObject({ text: 'Bert?' });
});

test('the sheet of P.I. has all suspects, places and crimes of the mini-game, and is there after the end', async () => {
  const ada = await house.visit(DESK);
  const bram = await house.visit(PHONE);
  await sitDown(bram, await openTable(ada, { title: 'P.I.', name: 'Ada' }), 'Bram');
  await ada.page.getByText('First edition · Bram').waitFor();
  const { page } = ada;
  await waitUntilSaved(page);

  await markAs(ada, 'Pop', 'excluded');
  await press(ada, notebook(page).getByRole('button', { name: 'Places' }));
  await markAs(ada, "Rick's Cafe", 'sure');
  await markAs(ada, 'Trocadero', 'unlikely');
  await checkPage(ada, 'notebook-pi-places');
  await press(ada, notebook(page).getByRole('button', { name: 'Crimes' }));
  await markAs(ada, 'Protection Racket', 'possible');
  await markAs(ada, 'Murder', 'excluded');
  await checkPage(ada, 'notebook-pi-crimes');
  await waitUntilSaved(page);

  const api = await apiOf(ada);
  const id = gameId(page);
  expect((await api.game(id)).view as View).toMatchObject({ miniGame: 1 });
  expect(await api.expect(200, `/api/games/${id}/note`)).toMatchObject({
    marks: {
      '1/suspect/pop': 'excluded',
      '1/place/ricks-cafe': 'sure',
      '1/place/trocadero': 'unlikely',
      '1/crime/protection-racket': 'possible',
      '1/crime/murder': 'excluded',
    },
  });
  await (await apiOf(bram)).expect(200, `/api/games/${id}/resignation`, { method: 'POST', headers: { 'If-Match': '"1"' } });
  await lookAgain(ada);
  await outcome(page).waitFor();
  await expect.poll(() => row(page, 'Murder').getAttribute('aria-label')).toBe('Murder: excluded');
});

/** Nora, at her desk, investigates; Theo, on his phone, is Jack. */
async function jackPocket(): Promise<{ readonly nora: Person; readonly theo: Person }> {
  const nora = await house.visit(DESK);
  const theo = await house.visit(PHONE);
  const link = await openTable(nora, { title: 'Mr. Jack Pocket', name: 'Nora', choices: { 'Who is Jack': 'Your guest' } });
  await sitDown(theo, link, 'Theo');
  await nora.page.getByText('Investigator, against Theo').waitFor();
  await waitUntilSaved(nora.page);
  return { nora, theo };
}

/** Everything the API has sent to somebody's browser, from now on. */
function overheard({ context }: Person): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  context.on('response', (response) => {
    if (response.url().includes('/api/')) bodies.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).join('\n');
}

async function isInSight({ page }: Person, what: ReturnType<typeof row>): Promise<boolean> {
  const box = await what.boundingBox();
  const room = page.viewportSize();
  return box !== null && room !== null && box.y >= 0 && box.y + box.height <= room.height;
}
