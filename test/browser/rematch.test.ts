/**
 * Once more, with roles exchanged.
 *
 * 1. A game is over. One offers a rematch, and waits at a table where a seat is kept. The other finds the offer on the page
 *    of the old game, sits down with one press, and play begins: who was Jack investigates.
 * 2. The other finds the offer on their first page, and the seat that is kept for them at the table.
 * 3. An offer that was closed can be made again. Who only looked on is offered nothing.
 */

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiOf, DESK, type House, openHouse, type Person, PHONE } from '../support/browser';
import { press } from './hand';
import { checkPage, checkShape } from './inspect';
import { gameId, openTable, sitDown } from './tables';
import { lookAgain, outcome } from './turns';

let house: House;
let nora: Person;
let theo: Person;

beforeAll(async () => {
  house = await openHouse();
});

/** Nora, who was Jack, has resigned a game of Mr. Jack Pocket against Theo. */
beforeEach(async () => {
  nora = await house.visit(DESK);
  theo = await house.visit(PHONE);
  await sitDown(
    theo,
    await openTable(nora, { title: 'Mr. Jack Pocket', name: 'Nora', choices: { 'Who is Jack': 'You' } }),
    'Theo',
  );
  await lookAgain(nora);
  const api = await apiOf(nora);
  await api.expect(200, `/api/games/${gameId(nora.page)}/resignation`, { method: 'POST', headers: { 'If-Match': '"1"' } });
  for (const person of [nora, theo]) {
    await lookAgain(person);
    await outcome(person.page).waitFor();
  }
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test('a rematch is offered, found and begun, with roles exchanged', async () => {
  const old = gameId(theo.page);
  await checkPage(nora, 'rematch-to-offer');
  await press(nora, outcome(nora.page).getByRole('button', { name: 'Offer a rematch' }));
  await nora.page.getByRole('heading', { name: 'Waiting for Theo' }).waitFor();
  await nora.page.getByText('kept for Theo').waitFor();
  expect(gameId(nora.page)).not.toBe(old);
  await checkPage(nora, 'rematch-table');

  await lookAgain(theo);
  const accept = outcome(theo.page).getByRole('button', { name: 'Nora offers a rematch: sit down' });
  await accept.waitFor();
  await checkPage(theo, 'rematch-offered');
  await press(theo, accept);
  await theo.page.getByText(/^Jack, against Nora$/).waitFor();
  await lookAgain(nora);
  await nora.page.getByText(/^Investigator, against Theo$/).waitFor();
  const { seats } = await (await apiOf(nora)).game(gameId(nora.page));
  expect(seats.map(({ contribution }) => contribution?.length)).toEqual([64, 64]);

  await nora.page.goto(`/game/?id=${old}`);
  await press(nora, outcome(nora.page).getByRole('link', { name: 'To the rematch' }));
  await nora.page.getByText(/^Investigator, against Theo$/).waitFor();
});

test('an offer is found at home, and the seat at the table is kept', async () => {
  await press(nora, outcome(nora.page).getByRole('button', { name: 'Offer a rematch' }));
  await nora.page.getByRole('heading', { name: 'Waiting for Theo' }).waitFor();
  await theo.page.goto('/');
  await theo.page.getByRole('link', { name: 'A rematch is offered' }).waitFor();
  await checkPage(theo, 'home-rematch');
  await press(theo, theo.page.getByRole('link', { name: 'A rematch is offered' }));
  await theo.page.getByRole('heading', { name: 'Your seat is kept' }).waitFor();
  await checkPage(theo, 'rematch-seat-kept');
  await press(theo, theo.page.getByRole('button', { name: 'Sit down' }));
  await theo.page.getByText(/^Jack, against Nora$/).waitFor();
  await theo.page.goto('/');
  await theo.page.getByRole('heading', { name: 'Finished' }).waitFor();
  await expect.poll(() => theo.page.getByRole('link', { name: 'A rematch is offered' }).count()).toBe(0);
});

test('its host opens a seat that is kept to whoever has the link', async () => {
  await press(nora, outcome(nora.page).getByRole('button', { name: 'Offer a rematch' }));
  await nora.page.getByRole('heading', { name: 'Waiting for Theo' }).waitFor();
  await press(nora, nora.page.getByRole('button', { name: 'Open the seat that is kept for Theo' }));
  await press(nora, nora.page.getByRole('button', { name: 'Open this seat' }));
  await nora.page.getByRole('heading', { name: 'Waiting for one more player' }).waitFor();
  await nora.page.getByRole('heading', { name: 'Bring your friends' }).waitFor();
  await checkPage(nora, 'rematch-seat-open');
  await lookAgain(theo);
  await press(theo, outcome(theo.page).getByRole('button', { name: 'Nora offers a rematch: sit down' }));
  await theo.page.getByText(/^Jack, against Nora$/).waitFor();
});

test('an offer that was closed can be made again, and not by a spectator', async () => {
  const old = nora.page.url();
  const spectator = await house.visit(DESK);
  await spectator.page.goto(old);
  await outcome(spectator.page).waitFor();
  expect(
    await outcome(spectator.page)
      .getByText(/rematch/i)
      .count(),
  ).toBe(0);

  await press(nora, outcome(nora.page).getByRole('button', { name: 'Offer a rematch' }));
  const cancel = 'Cancel the table';
  await press(nora, nora.page.getByRole('button', { name: cancel }));
  await press(nora, nora.page.getByRole('group', { name: cancel }).getByRole('button', { name: cancel }));
  await nora.page.getByRole('heading', { name: 'Nothing waits for you' }).waitFor();
  await lookAgain(theo);
  await press(theo, outcome(theo.page).getByRole('button', { name: 'Offer a rematch' }));
  await theo.page.getByRole('heading', { name: /^Waiting for/ }).waitFor();
  await checkShape(theo, 'rematch-again');
});
