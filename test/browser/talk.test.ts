/**
 * Talk at a table.
 *
 * 1. Two people talk at an open table, by text and by quick phrases; it goes on in the game. News of it is marked until it was in sight.
 * 2. Whatever is said is shown as it is, and nothing of it is a link. What is too long is not sent; what was typed outlives a reload.
 * 3. A message is sent once, however often it takes; one that could not be sent is there after a reload, and is sent then.
 * 4. Who looks on sees no talk at all.
 * 5. A player mutes another and hears them again; reports a message, and a player.
 */

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiOf, DESK, expectFault, type House, openHouse, type Person, PHONE } from '../support/browser';
import { press } from './hand';
import { checkPage, checkShape } from './inspect';
import { gameId, openTable, sitDown } from './tables';
import { lookAgain } from './turns';

let house: House;
let nora: Person;
let theo: Person;
let link: string;

beforeAll(async () => {
  house = await openHouse();
});

/** Nora and Theo sit at an open table of three. */
beforeEach(async () => {
  nora = await house.visit(DESK);
  theo = await house.visit(PHONE);
  link = await openTable(nora, { title: 'P.I.', name: 'Nora', choices: { Players: '3' } });
  await sitDown(theo, link, 'Theo');
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test('two people talk before the game and in it', async () => {
  await talk(nora).getByText('Nobody has said anything yet.').waitFor();
  await type(nora, 'Who else comes?\nYuki?');
  await nora.page.keyboard.press('Enter');
  await said(nora, 'Who else comes?\nYuki?');
  await expect.poll(() => field(nora).inputValue()).toBe('');

  await lookAgain(theo);
  await said(theo, 'Who else comes?\nYuki?');
  await press(theo, talk(theo).getByRole('button', { name: 'I am thinking.' }));
  await said(theo, 'I am thinking.');
  await type(theo, 'Yes, she does.');
  await press(theo, talk(theo).getByRole('button', { name: 'Send' }));
  await lookAgain(nora);
  await said(nora, 'Yes, she does.');
  expect(await talk(nora).getByRole('log').getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining('Who else comes?'),
    expect.stringMatching(/^T\s+Theo today \d\d:\d\d\s+I am thinking\.$/),
    expect.stringContaining('Yes, she does.'),
  ]);
  await checkPage(nora, 'table-talk');
  await checkPage(theo, 'table-talk-phone');

  const yuki = await house.visit(PHONE);
  await sitDown(yuki, link, 'Yuki');
  await said(yuki, 'Yes, she does.');
  await lookAgain(nora);
  await nora.page.getByText('First edition · Theo, Yuki').waitFor();
  await nora.page.getByRole('button', { name: /^Talk/ }).waitFor();

  const toTalk = (name: string) => yuki.page.getByRole('button', { name, exact: true });
  await press(yuki, toTalk('Talk, 3 new messages'));
  await toTalk('Talk').waitFor();
  await yuki.page.evaluate(() => scrollTo({ top: 0 }));
  await type(nora, 'Here we go.');
  await press(nora, talk(nora).getByRole('button', { name: 'Send' }));
  await said(nora, 'Here we go.');
  await lookAgain(yuki);
  await press(yuki, toTalk('Talk, one new message'));
  await toTalk('Talk').waitFor();
  await said(yuki, 'Here we go.');
  await checkPage(yuki, 'game-talk');
  await checkShape(nora, 'game-talk-desk');
});

test('what is said is shown as it is, and what is typed is not lost', async () => {
  const hostile = `<img src=x onerror=alert(1)> {n} https://casebook.example/ &lt; ${'w'.repeat(300)}`;
  await type(nora, hostile);
  await press(nora, talk(nora).getByRole('button', { name: 'Send' }));
  await lookAgain(theo);
  for (const person of [nora, theo]) {
    await said(person, hostile);
    await expect.poll(() => talk(person).getByRole('link').count()).toBe(0);
    await expect.poll(() => talk(person).locator('img').count()).toBe(0);
  }
  await checkShape(theo, 'talk-hostile');

  await type(theo, 'x'.repeat(1001));
  await talk(theo).getByText('1001 of 1000').waitFor();
  await expect.poll(() => talk(theo).getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
  await theo.page.reload();
  await talk(theo).getByText('1001 of 1000').waitFor();
  await expect.poll(() => field(theo).inputValue()).toBe('x'.repeat(1001));
  await type(theo, 'x\u202e\u200by');
  await press(theo, talk(theo).getByRole('button', { name: 'Send' }));
  await said(theo, 'xy');
});

test('a message whose answer is lost is said once', async () => {
  expectFault(nora, /net::ERR_/);
  await nora.page.route(
    '**/messages',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await type(nora, 'Once.');
  await nora.page.keyboard.press('Enter');
  await talk(nora).getByText('No connection. It is kept and sent again.').waitFor();
  await said(nora, 'Once.');
  await talk(nora).getByText('It is kept and sent again.').waitFor({ state: 'hidden' });
  expect(await spoken()).toEqual(['Once.']);
});

test('a message that could not be sent outlives a reload, and can be taken back or sent again', async () => {
  expectFault(nora, /net::ERR_|status of 422/);
  await nora.page.route('**/messages', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await type(nora, 'Patience.');
  await nora.page.keyboard.press('Enter');
  await talk(nora).getByText('Sending').or(talk(nora).getByText('It is kept')).waitFor();
  await nora.page.reload();
  await talk(nora).getByText('Patience.').waitFor();
  await nora.page.unroute('**/messages');
  await nora.page.route('**/messages', (route) => {
    const refusal = { type: 'about:blank', title: '', status: 422, code: 'key_reused', detail: 'No.' };
    return route.request().method() === 'POST' ? route.fulfill({ status: 422, json: refusal }) : route.continue();
  });
  await lookAgain(nora);
  await nora.page.evaluate(() => dispatchEvent(new Event('online')));
  await talk(nora).getByText('Not sent. No.').waitFor();
  await checkShape(nora, 'talk-not-sent');
  await press(nora, talk(nora).getByRole('button', { name: 'Take back' }));
  await expect.poll(() => field(nora).inputValue()).toBe('Patience.');
  await nora.page.keyboard.press('Tab');
  await press(nora, talk(nora).getByRole('button', { name: 'Send' }));
  await talk(nora).getByText('Not sent. No.').waitFor();
  await nora.page.unroute('**/messages');
  await press(nora, talk(nora).getByRole('button', { name: 'Send again' }));
  await said(nora, 'Patience.');
  expect(await spoken()).toEqual(['Patience.']);
});

test('who looks on sees no talk', async () => {
  await type(nora, 'Between us.');
  await nora.page.keyboard.press('Enter');
  await said(nora, 'Between us.');
  const spectator = await house.visit(DESK);
  await spectator.page.goto(nora.page.url());
  await spectator.page.getByRole('heading', { name: 'Waiting for one more player' }).waitFor();
  await expect.poll(() => spectator.page.getByRole('region', { name: 'Talk' }).count()).toBe(0);
  await sitDown(await house.visit(PHONE), link, 'Yuki');
  await lookAgain(spectator);
  await spectator.page.getByText('First edition · Nora, Theo, Yuki').waitFor();
  await expect.poll(() => spectator.page.getByRole('region', { name: 'Talk' }).count()).toBe(0);
  await expect.poll(() => spectator.page.getByRole('button', { name: /^Talk/ }).count()).toBe(0);
  await expect.poll(() => spectator.page.getByText('Between us.').count()).toBe(0);
});

test('a player mutes another and hears them again, and reports a message and a player', async () => {
  await type(theo, 'You cheat!');
  await press(theo, talk(theo).getByRole('button', { name: 'Send' }));
  await said(theo, 'You cheat!');
  await lookAgain(nora);
  await said(nora, 'You cheat!');

  await press(nora, talk(nora).getByRole('button', { name: 'Mute or report Theo' }));
  await checkPage(nora, 'talk-about-message');
  await press(nora, talk(nora).getByRole('button', { name: 'Report this message' }));
  const form = talk(nora).getByRole('form', { name: 'Report this message' });
  await form.getByLabel('What the operator should know').fill('He says this all day.');
  await checkPage(nora, 'talk-report');
  await press(nora, form.getByRole('button', { name: 'Send the report' }));
  await talk(nora).getByText('Thank you. The operator will look at it.').waitFor();

  await press(nora, talk(nora).getByRole('button', { name: 'Theo', exact: true }));
  await press(nora, talk(nora).getByRole('button', { name: 'Mute Theo' }));
  await talk(nora).getByText('You cheat!').waitFor({ state: 'hidden' });
  await checkShape(nora, 'talk-muted');
  await press(nora, talk(nora).getByRole('button', { name: /^Theo/ }));
  await press(nora, talk(nora).getByRole('button', { name: 'Report Theo' }));
  await talk(nora).getByLabel('What is wrong').selectOption('Cheating');
  await press(nora, talk(nora).getByRole('button', { name: 'Send the report' }));
  await talk(nora).getByText('Thank you. The operator will look at it.').waitFor();

  await press(nora, talk(nora).getByRole('button', { name: /^Theo/ }));
  await press(nora, talk(nora).getByRole('button', { name: 'Hear Theo again' }));
  await said(nora, 'You cheat!');
});

function talk({ page }: Person) {
  return page.getByRole('region', { name: 'Talk' });
}

function field(person: Person) {
  return talk(person).getByRole('textbox', { name: 'Message' });
}

async function type(person: Person, text: string): Promise<void> {
  await field(person).fill(text);
}

async function said(person: Person, text: string): Promise<void> {
  await talk(person).getByRole('log').getByText(text).waitFor();
}

/** All that was said, as Theo may read it. */
async function spoken(): Promise<readonly unknown[]> {
  const api = await apiOf(theo);
  const { messages } = await api.expect<{ messages: { text?: string }[] }>(200, `/api/games/${gameId(nora.page)}/messages`);
  return messages.map(({ text }) => text);
}
