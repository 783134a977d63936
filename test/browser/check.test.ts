/**
 * Check this game.
 *
 * 1. Of each title: after the end a player comes from the game's page, in the browser that kept promise and contribution. Every draw
 *    follows, and what was kept fits. A stranger's browser kept nothing, and says so.
 * 2. Every edition is checked.
 * 3. A record in which one draw, one action or one byte of the secret is another is pasted: it does not hold, and the place is named.
 *    Nothing of it is sent.
 * 4. A browser that kept something else says so.
 * 5. While a game runs, the check is put off: what was promised and added is shown.
 */

import type { RecordedGame } from '@shared/record/record';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { apiOf, type House, openHouse, type Person } from '../support/browser';
import { play, playWith } from './finished';
import { press } from './hand';
import { checkPage, checkShape } from './inspect';
import { lookAgain, outcome } from './turns';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test.each(['Mr. Jack Pocket', 'P.I.'] as const)('%s: all follows, as the players’ browsers have kept it', async (title) => {
  const { id, nora, theo } = await play(house, { title });
  for (const person of [nora, theo]) {
    const { page } = person;
    await page.goto(`/game/?id=${id}`);
    await lookAgain(person);
    await press(person, outcome(page).getByRole('link', { name: 'Check this game' }));
    await certificate(page).getByRole('heading', { name: 'Every draw follows' }).waitFor();
    await certificate(page).getByText('as this browser kept them').waitFor();
    await expect.poll(() => page.getByRole('region', { name: 'Draw by draw' }).getByText('does not follow').count()).toBe(0);
  }
  await checkPage(nora, `check-${slug(title)}`);
  const stranger = await house.visit();
  await stranger.page.goto(`/check/?id=${id}`);
  await certificate(stranger.page).getByRole('heading', { name: 'Every draw follows' }).waitFor();
  await certificate(stranger.page).getByText('This browser kept nothing of this game').waitFor();

  const draws = (await recordOf(nora, id)).moves.flatMap(({ drawn = [] }) => drawn);
  const told = stranger.page.getByRole('region', { name: 'Draw by draw' });
  await expect.poll(() => told.getByText('follows', { exact: true }).count()).toBe(draws.length);
  for (const [label] of draws) await expect.poll(() => told.getByText(label, { exact: true }).count()).toBe(1);
});

test.each([
  ['second', { edition: 'second', schedule: 'rising' }],
  ['duel', { edition: 'duel' }],
])('P.I., edition %s: all follows', async (_, options) => {
  const { id, theo } = await playWith(house, 'pi', options);
  await theo.page.goto(`/check/?id=${id}`);
  await certificate(theo.page).getByRole('heading', { name: 'Every draw follows' }).waitFor();
});

test('a server that answers with the record of another game is found out', async () => {
  const [asked, other] = [await play(house, { title: 'P.I.' }), await play(house, { title: 'P.I.' })];
  const { page } = asked.nora;
  const record = await recordOf(other.nora, other.id);
  await page.route(`**/api/games/${asked.id}/record`, (route) => route.fulfill({ json: record }));
  await page.goto(`/check/?id=${asked.id}`);
  await page.getByRole('heading', { name: 'What came is the record of another game' }).waitFor();
  await expect.poll(() => page.getByText('Every draw follows').count()).toBe(0);
});

test('a record whose options, end and names are none is shown and judged all the same', async () => {
  const { id, nora } = await play(house, { title: 'P.I.' });
  const record = await recordOf(nora, id);
  const stranger = await house.visit();
  const result = { how: 'constructor', seats: [{ place: 1 }, { place: 2 }] };
  const seats = record.seats.map((seat) => ({ ...seat, name: '\u202e' }));
  for (const options of [{}, { edition: '{' }, { edition: 'second', schedule: 'never' }]) {
    for (const address of ['/check/', '/record/']) {
      await stranger.page.goto(address);
      await paste(stranger, { ...record, options, result, seats });
      if (address === '/check/') await stranger.page.getByRole('heading', { name: 'This record does not hold' }).waitFor();
      else await stranger.page.getByText('cannot be played through').waitFor();
      await stranger.page.getByText('Player 1').first().waitFor();
    }
  }
});

test('a record that was altered does not hold, and the place is named', async () => {
  const { id, nora } = await play(house, { title: 'Mr. Jack Pocket' });
  const record = await recordOf(nora, id);
  const stranger = await house.visit();
  const { page } = stranger;
  await page.goto('/check/');
  await checkPage(stranger, 'check-open');

  const drawn = record.moves.findLastIndex((move) => (move.drawn ?? []).length > 0);
  const [label] = record.moves[drawn]?.drawn?.[0] ?? [''];
  await paste(
    stranger,
    altered(record, drawn, (move) => ({ drawn: [[label, (Number(move.drawn?.[0]?.[1]) + 1) % 16]] })),
  );
  await certificate(page).getByRole('heading', { name: 'This record does not hold' }).waitFor();
  await certificate(page)
    .getByText(`${place(drawn)}, draw “${label}”:`)
    .first()
    .waitFor();
  await page.getByRole('region', { name: 'Draw by draw' }).getByText('does not follow').first().waitFor();
  await checkPage(stranger, 'check-altered');

  await press(stranger, page.getByRole('button', { name: 'Another record' }));
  const acted = record.moves.findIndex(({ action }) => action !== undefined);
  const { action, seat } = record.moves[acted + 1] ?? {};
  await paste(
    stranger,
    altered(record, acted, () => ({ ...(action && { action }), ...(seat === undefined ? {} : { seat }) })),
  );
  await certificate(page).getByRole('heading', { name: 'This record does not hold' }).waitFor();
  await certificate(page)
    .getByText(new RegExp(`^${place(acted)}: `))
    .first()
    .waitFor();

  await press(stranger, page.getByRole('button', { name: 'Another record' }));
  const { secret = '' } = record;
  const other = `${secret.slice(0, 10)}${secret[10] === '0' ? '1' : '0'}${secret.slice(11)}`;
  await paste(stranger, { ...record, secret: other });
  await certificate(page).getByText('The secret: It is not what the promise').waitFor();
});

test('what is pasted to be checked is sent nowhere', async () => {
  const { id, nora } = await play(house, { title: 'Mr. Jack Pocket' });
  const record = await recordOf(nora, id);
  const stranger = await house.visit();
  await stranger.page.goto('/check/');
  const asked: string[] = [];
  stranger.page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await paste(stranger, record);
  await certificate(stranger.page).getByRole('heading', { name: 'Every draw follows' }).waitFor();
  expect(asked.filter((line) => !/^GET \/(_next|art)\//.test(line))).toEqual([]);
});

test('a browser that kept something else says so', async () => {
  const { id, nora, theo } = await play(house, { title: 'Mr. Jack Pocket' });
  await alterKept(nora, id, 'commitment');
  await nora.page.goto(`/check/?id=${id}`);
  await certificate(nora.page).getByText('What this browser kept: Another promise was made').waitFor();
  await alterKept(theo, id, 'contribution');
  await theo.page.goto(`/check/?id=${id}`);
  await certificate(theo.page).getByText('What this browser kept: Your part in chance is at no seat.').waitFor();
  await certificate(theo.page).getByText('All 1').waitFor();
  await checkShape(theo, 'check-kept-otherwise');
});

test('while a game runs the check is put off', async () => {
  const { id, nora } = await play(house, { title: 'P.I.' }, 3);
  await nora.page.goto(`/check/?id=${id}`);
  await nora.page.getByRole('heading', { name: 'The check comes after the end' }).waitFor();
  await nora.page.getByText('This browser kept the same promise.').waitFor();
  await nora.page.getByRole('listitem').filter({ hasText: 'Nora' }).getByText('kept in this browser').waitFor();
  await expect.poll(() => nora.page.getByText('Secret', { exact: true }).count()).toBe(0);
  await checkPage(nora, 'check-running');
});

function certificate(page: Page): Locator {
  return page.getByRole('article');
}

function slug(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

/** As the page names what the move at this place of the record did. */
function place(index: number): string {
  return index === 0 ? 'The start' : `Move ${index}`;
}

async function recordOf(person: Person, id: string): Promise<RecordedGame> {
  return (await apiOf(person)).expect(200, `/api/games/${id}/record`);
}

type Move = RecordedGame['moves'][number];

/** The record with one of its moves changed. */
function altered(record: RecordedGame, at: number, change: (move: Move) => Partial<Move>): RecordedGame {
  return { ...record, moves: record.moves.map((move, index) => (index === at ? { ...move, ...change(move) } : move)) };
}

async function paste(person: Person, record: RecordedGame): Promise<void> {
  await person.page.getByLabel('Or paste its text').fill(JSON.stringify(record));
  await press(person, person.page.getByRole('button', { name: 'Open it' }));
}

/** Changes the first letter of what the browser kept of a game. */
async function alterKept({ page }: Person, id: string, what: string): Promise<void> {
  await page.evaluate(
    ([key = '', field = '']) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>;
      const text = kept[field] ?? '';
      localStorage.setItem(key, JSON.stringify({ ...kept, [field]: (text[0] === '0' ? '1' : '0') + text.slice(1) }));
    },
    [`chance/${id}`, what],
  );
}
