/** Letters as they arrive, byte by byte: every kind by a real mail server, read by a program that reads mail. */

import type { AddressObject } from 'mailparser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Letter } from '../../functions/mail/letter';
import { stopAddresses } from '../../functions/mail/page';
import { messageNews } from '../../functions/news/message';
import { duel, every, table } from '../../functions/news/support/every';
import { turnNews } from '../../functions/news/turn';
import { type Arrived, openPostOffice, type PostOffice } from '../support/post-office';
import { BASE, mailBy } from '../support/turn-mail';

let office: PostOffice;

beforeAll(async () => {
  office = await openPostOffice();
});

afterAll(() => office.close());

const STOP = stopAddresses(BASE, 'p'.repeat(22), 'turn', '_-'.repeat(11));
const NORA = { address: 'nora@example.com', name: 'Nora', stop: STOP };

/** Sends a letter and waits for it. */
async function sent(letter: Letter | Promise<Letter>): Promise<Arrived> {
  await mailBy(office).send(await letter);
  return office.letter(office.letters.length);
}

/** By name as they stand, unfolded. */
function headersOf({ bytes }: Arrived): ReadonlyMap<string, string> {
  const [head = ''] = bytes.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  expect(lines.filter((line) => !/^[A-Za-z-]+: /.test(line))).toEqual([]);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
}

/** What a mail server may refuse or mend, and a mail program may show wrongly. RFC 5321, 4.5.3.1.6; RFC 5322, 2.1.1 and 2.3 */
function expectSound({ bytes }: Arrived): void {
  expect(bytes).not.toMatch(/[^\t\r\n\x20-\x7e]/);
  expect(bytes.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(bytes.split('\r\n').filter((line) => line.length > 998)).toEqual([]);
}

const NAMES = ['Nora', '</b><script>alert(1)</script>', '漢'.repeat(32), 'שלום עולם', `Ærø\r\nBcc: all@example.com`];

describe.each(Object.entries(every((seat) => NAMES[seat] ?? '')))('the letter of %s', (what, news) => {
  test('arrives as it was written, as text and as HTML, for one reader alone', async () => {
    const letter = await news.letter(BASE, { ...NORA, name: NAMES[1] ?? '' }, 'x-1');
    const arrived = await sent(letter);
    expectSound(arrived);
    const { mail, to } = arrived;
    expect(to).toEqual(['nora@example.com']);
    expect((mail.to as AddressObject).text).toBe('nora@example.com');
    expect([mail.cc, mail.bcc, mail.attachments]).toEqual([undefined, undefined, []]);
    expect(mail.subject).toBe(letter.subject);
    expect(mail.text?.trimEnd()).toBe(letter.text.trimEnd());
    expect(String(mail.html).trimEnd()).toBe(letter.html.trimEnd());
    expect(headersOf(arrived).get('Content-Type')).toMatch(/^multipart\/alternative; boundary=/);
  });

  test('belongs to its game, can be stopped with one press, and is answered by no machine', async () => {
    const letter = await news.letter(BASE, NORA, 'x-1');
    const headers = headersOf(await sent(letter));
    const thread = letter.thread === undefined ? undefined : `<${letter.thread}@example.net>`;
    expect(headers.get('Message-ID')).toBe('<x-1@example.net>');
    expect([headers.get('In-Reply-To'), headers.get('References')]).toEqual([thread, thread]);
    expect(headers.get('Auto-Submitted')).toBe('auto-generated');
    const isKind = !/trial|webhook/.test(what);
    expect(headers.get('List-Unsubscribe')).toBe(isKind ? `<${STOP.post}>` : undefined);
    expect(headers.get('List-Unsubscribe-Post')).toBe(isKind ? 'List-Unsubscribe=One-Click' : undefined);
  });
});

test('the address that stops a kind is https, one of its own, and found by programs that read mail', async () => {
  const { mail } = await sent(turnNews(duel()).letter(BASE, NORA, 'x-1'));
  expect(mail.headers.get('list')).toMatchObject({ unsubscribe: { url: STOP.post } });
  expect(STOP.post).toBe(`https://casebook.example/api/unsubscribe?token=${'p'.repeat(22)}.turn.${'_-'.repeat(11)}`);
  expect(String(mail.html)).toContain(`href="https://casebook.example/unsubscribe/#token=${'p'.repeat(22)}.turn.`);
});

test('a letter that has no way out has no header of one', async () => {
  const { address, name } = NORA;
  const headers = headersOf(await sent(turnNews(duel()).letter(BASE, { address, name }, 'x-1')));
  expect([...headers.keys()].filter((header) => header.startsWith('List-'))).toEqual([]);
});

test.each([
  ['a dot alone', '.\n..\n.'],
  ['what looks like the end of a letter', '\r\n.\r\nMAIL FROM:<a@example.com>\r\n'],
  ['what looks like the next letter', 'From nora@example.com\nSubject: Win'],
  ['one line', '漢'.repeat(1000)],
  ['another line', 'a'.repeat(1000)],
  ['pictures', '👩‍🚀 '.repeat(150)],
  ['an equals sign', '=3D=0A == ='],
])('a message that is %s arrives as it was written', async (_, text) => {
  const letter = await messageNews(table(), { by: 0, text, more: 0 }).letter(BASE, NORA, 'x-1');
  const arrived = await sent(letter);
  expectSound(arrived);
  expect(arrived.mail.text?.trimEnd()).toBe(letter.text.trimEnd());
  expect(String(arrived.mail.html).trimEnd()).toBe(letter.html.trimEnd());
});
