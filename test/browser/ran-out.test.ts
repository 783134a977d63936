/**
 * What the pages show when time has run out.
 *
 * 1. Ines does not come. On Jo's page, which nobody touches, the clock plays for her, and what it does is marked as such. With her
 *    second miss she forfeits, and Jo has won.
 * 2. One of three comes back after a missed turn: since their last turn others have played, and the clock for them. With another
 *    miss they have left, and the others go on.
 * 3. A game in which nobody has moved is over without a result, and a table that nobody came to is closed: every page says why.
 */

import type { GameAnswer } from '@shared/api/games';
import { nth } from '@shared/choice';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DESK, type House, openHouse, PHONE } from '../support/browser';
import { begin, comeAs, type Guest } from './guests';
import { press } from './hand';
import { checkPage, checkShape } from './inspect';
import { letPass, letPassUnseen } from './passing';
import { outcome } from './turns';

const DAY = 24 * 60 * 60 * 1000;

/** Longer than it takes until the clock looks again, in milliseconds. */
const LOOK = 150_000;

const PACE = { turn: DAY, weekends: true, vacation: true } as const;

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test('what the clock plays is marked as such on an open page, and with the miss agreed on the game is forfeited', async () => {
  const jo = await comeAs(house, 'Jo', 'UTC', DESK);
  const ines = await comeAs(house, 'Ines', 'UTC', PHONE);
  const { id } = await begin(jo, ines, { ...PACE, forfeit: 2 });
  await jo.page.goto(`/game/?id=${id}`);
  await jo.page.getByRole('banner').getByText('Ines to move').waitFor();
  await letPass(house, id, DAY);
  await jo.page.getByRole('banner').getByText('Your turn').waitFor({ timeout: LOOK });
  for (const place of [log(jo.page), jo.page.getByRole('region', { name: 'What has happened' })]) {
    await byClock(place)
      .getByText(/^Ines played/)
      .waitFor();
    await expect.poll(() => byClock(place).count()).toBe(1);
  }
  await standings(jo.page).getByText('one turn missed').waitFor();
  await checkPage(jo, 'played-by-clock');
  await press(jo, byClock(log(jo.page)).getByRole('link'));
  await jo.page
    .getByRole('slider', { name: 'Moment of the game' })
    .and(jo.page.locator('[aria-valuetext$="(by the clock)"]'))
    .waitFor();

  await play([jo, ines], id, 2);
  await jo.page.goto('about:blank');
  await letPassUnseen(house, id, DAY);
  await over(jo, id);
  for (const { page } of [jo, ines]) {
    await page.goto(`/game/?id=${id}`);
    await outcome(page).getByText('Jo has won: the other player left.').waitFor();
    await byClock(log(page)).getByText('Ines left the game.').waitFor();
  }
  await checkPage(ines, 'forfeited');
  await ines.page.goto('/');
  await ines.page.getByRole('region', { name: 'Finished' }).getByText('Lost').waitFor();
});

test('who comes back reads what the clock has played for them, and who forfeits leaves a table that goes on', async () => {
  const players = [
    await comeAs(house, 'Ada', 'UTC', DESK),
    await comeAs(house, 'Bram', 'UTC', PHONE),
    await comeAs(house, 'Cleo', 'UTC', DESK),
  ];
  const { id, turn } = await beginThree(players);
  const late = playerAt(players, turn);
  const next = players.at(((turn?.seat ?? 0) + 1) % 3) ?? late;
  const { name } = await late.api.me();
  await play(players, id, 3);
  await letPassUnseen(house, id, DAY);
  await expect.poll(async () => (await late.api.game(id)).version, { timeout: LOOK }).toBe(5);
  await play(players, id, 2);

  await late.page.goto(`/game/?id=${id}`);
  const since = late.page.getByRole('region', { name: 'Since your last turn' });
  await byClock(since).getByText(name).first().waitFor();
  for (const place of [since, log(late.page)]) await expect.poll(() => byClock(place).count()).toBe(1);
  await standings(late.page).getByText('one turn missed').waitFor();
  await checkPage(late, 'came-back');

  await late.page.goto('about:blank');
  await letPassUnseen(house, id, DAY);
  await expect.poll(async () => (await late.api.game(id)).seats[turn?.seat ?? 0]?.left, { timeout: LOOK }).toBe(true);
  await next.page.goto(`/game/?id=${id}`);
  await next.page.getByRole('banner').getByText('Your turn').waitFor();
  await byClock(log(next.page)).getByText(`${name} left the game.`).waitFor();
  await next.page.getByRole('region', { name: 'Players' }).getByText('left the game').waitFor();
  await checkPage(next, 'goes-on-without');
  await late.page.goto(`/game/?id=${id}`);
  await late.page.getByRole('region', { name: 'Players' }).getByText('left the game').waitFor();
  await expect.poll(() => late.page.getByRole('button', { name: 'Resign' }).count()).toBe(0);
  await checkShape(late, 'forfeited-seat');
});

test('a game in which nobody has moved is void, and every page says why', async () => {
  const jo = await comeAs(house, 'Jo', 'UTC', DESK);
  const ines = await comeAs(house, 'Ines', 'UTC', PHONE);
  const { id } = await begin(jo, ines, { ...PACE, forfeit: 1 });
  await letPassUnseen(house, id, DAY);
  await over(jo, id);
  for (const { page } of [jo, ines]) {
    await page.goto(`/game/?id=${id}`);
    await outcome(page).getByText('Nobody has moved in time: this game is over, without a result.').waitFor();
  }
  await checkPage(ines, 'void-unplayed');
  await press(ines, outcome(ines.page).getByRole('link', { name: 'Record' }));
  await ines.page.getByText('Ended without a result: nobody moved in time.').waitFor();
  await ines.page.goto('/');
  await ines.page.getByRole('region', { name: 'Finished' }).getByText('Void: nobody moved').waitFor();
});

test('a table that nobody came to is closed, for its host and for who comes late', async () => {
  const hanna = await comeAs(house, 'Hanna', 'UTC', PHONE);
  const { id, invite } = await hanna.api.create({ title: 'pi', options: { edition: 'first' }, seats: 3, visibility: 'invite' });
  await letPassUnseen(house, id, 14 * DAY);
  await expect.poll(async () => (await hanna.api.game(id)).status, { timeout: LOOK }).toBe('cancelled');
  await hanna.page.goto(`/game/?id=${id}`);
  await hanna.page.getByRole('heading', { name: 'This table is closed' }).waitFor();
  await hanna.page.getByText('Not enough players came within two weeks').waitFor();
  await checkPage(hanna, 'table-expired');
  await hanna.page.goto('/');
  await hanna.page.getByRole('region', { name: 'Finished' }).getByText('Closed: not enough players').waitFor();
  const gus = await house.visit(DESK);
  await gus.page.goto(`/join/#${id}.${invite}`);
  await gus.page.getByRole('heading', { name: 'This table is closed' }).waitFor();
  await gus.page.getByText('Not enough players came within two weeks').waitFor();
  await checkPage(gus, 'join-expired');
});

function log(page: Page): Locator {
  return page.getByRole('region', { name: 'Log' });
}

/** The lines of a log, or of a part of it, that the clock's doing is marked in. */
function byClock(place: Locator): Locator {
  return place.getByRole('listitem').filter({ hasText: 'by the clock' });
}

function standings(page: Page): Locator {
  return page.getByRole('list', { name: 'How the players stand' });
}

/** Until the clock has ended the game. */
async function over({ api }: Guest, id: string): Promise<void> {
  await expect.poll(async () => (await api.game(id)).status, { timeout: LOOK }).not.toBe('running');
}

/** A game of P.I. that has just begun. */
async function beginThree(players: readonly Guest[]): Promise<GameAnswer> {
  const [host, ...others] = players.map(({ api }) => api);
  if (host === undefined) throw new Error('nobody has come');
  const pace = { ...PACE, forfeit: 2 } as const;
  const table = { title: 'pi', options: { edition: 'first' }, seats: 3, visibility: 'invite', pace } as const;
  const { id, invite } = await host.create(table);
  for (const other of others) await other.join(id, { invite });
  return host.game(id);
}

function playerAt(players: readonly Guest[], turn: GameAnswer['turn']): Guest {
  const player = players[turn?.seat ?? -1];
  if (player === undefined) throw new Error('it is nobody’s turn');
  return player;
}

/** So many actions are done, each the first that is offered and solves nothing. */
async function play(players: readonly Guest[], id: string, actions: number): Promise<void> {
  for (let at = 0; at < actions; at++) {
    const { turn } = (await players[0]?.api.game(id)) ?? {};
    const { api } = playerAt(players, turn);
    const { version, choices = [] } = await api.game(id);
    const offered = choices.filter(({ type }) => type !== 'solve');
    await api.act(id, version, nth(offered, 0));
  }
}
