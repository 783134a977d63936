import { expect, test } from 'vitest';
import { columnsOf } from '../mail/columns';
import { digestNews } from './digest';
import { messageNews } from './message';
import { missedNews } from './missed';
import type { Brief } from './news';
import { overNews } from './over';
import { clocked, duel, every, RESULT, round, TIME, table } from './support/every';
import { turnNews } from './turn';

type Names = (seat: number) => string;

const HARD: readonly (readonly [string, Names])[] = [
  ['short', (seat) => `Player ${seat}`],
  ['long', (seat) => `${seat}`.repeat(32)],
  ['wide', (seat) => `${seat}${'漢'.repeat(31)}`],
  ['markup', () => '</b><script>alert(1)</script>'],
  ['in lines', () => 'Nora\r\n@everyone'],
  ['from right to left', (seat) => `שלום עולם ${seat}`],
];

test.each(HARD)('what is told in a few words is short, in lines, and leads into the site: names that are %s', (_, names) => {
  for (const [what, { brief }] of Object.entries(every(names))) {
    const { head, text, path } = brief;
    expect([what, columnsOf(head)]).toEqual([what, expect.toSatisfy((columns: number) => columns > 0 && columns <= 60)]);
    expect([what, text.length]).toEqual([what, expect.toSatisfy((length: number) => length > 0 && length <= 200)]);
    expect(`${head}${text}`).not.toMatch(/[\r\n\t]/);
    expect(path).toMatch(/^\/(game\/\?id=[gp]|notices\/)?$/);
  }
});

test('it names the title, with whom, and until when in the reader’s zone', () => {
  expect(turnNews(round({ time: TIME })).brief).toEqual({
    head: 'Your turn in P.I.',
    text: 'With Nora, Theo, Ada and Bram. You have until Tuesday 1 December, 00:00 (India Standard Time).',
    path: '/game/?id=p',
  });
});

test('whose time ran out hears it from whatever tells it first', () => {
  const said = 'Time ran out: an automatic turn was played for you.';
  const seen = clocked(false);
  const ended = overNews(seen, { status: 'finished', result: RESULT, version: 2 });
  for (const { brief } of [turnNews(seen), missedNews(seen, { from: 2, until: 2 }), ended]) expect(brief.text).toContain(said);
  expect(turnNews(round()).brief.text).not.toContain(said);
  const out = clocked(true);
  expect(missedNews(out, { from: 2, until: 2 }).brief.head).toBe('You are out of P.I.');
  for (const { brief } of [missedNews(out, { from: 2, until: 2 }), overNews(out, { status: 'void', version: 2 })]) {
    expect(brief.text).toContain('Your time ran out for good.');
  }
});

test('what somebody said is for those who sit there, and not in it', () => {
  const secret = 'Shorty is my suspect';
  const { head, text } = messageNews(table(), { by: 0, text: secret, more: 2 }).brief;
  expect(`${head} ${text}`).toBe('Nora wrote in P.I. With Nora, Theo, Ada and Bram. There are 3 new messages.');
});

test('of a day it tells the most urgent game and how many there are', () => {
  const waiting = [{ seen: duel(), deadline: TIME.deadline }, { seen: table() }];
  const news: readonly Brief[] = [overNews(round(), { status: 'void', version: 1 }).brief];
  const day = (fields: Partial<Parameters<typeof digestNews>[0]>): Brief =>
    digestNews({ waiting: [], news: [], zone: TIME.zone, ...fields }).brief;
  expect(day({ waiting }).head).toBe('2 games wait for you');
  expect(day({ waiting }).text).toBe('Mr. Jack Pocket with Nora, until Tuesday 1 December, 00:00 (India Standard Time).');
  expect(day({ news }).text).toBe('P.I. is over.');
  expect(day({ waiting, news: [...news, ...news] }).text).toMatch(/ P\.I\. is over, and one more thing has happened\.$/);
});

test('it says nothing of the board', () => {
  for (const [what, { brief }] of Object.entries(every())) {
    const words = `${brief.head} ${brief.text}`;
    for (const element of ['Shorty', 'Lakeside', 'Murder', 'China Town', 'Jack.', 'Holmes']) {
      expect([what, words.includes(element)]).toEqual([what, false]);
    }
  }
});
