/**
 * Whole games on record, played again to the same states, answers and results. Whoever changes the rules sees it here; whoever
 * means to makes the records anew (make.ts) and looks at what differs.
 */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findGame, type Game, games } from '@shared/games/index';
import { HOWS as JACK_HOWS } from '@shared/games/mr-jack-pocket/outcome';
import { ROLE_OPTIONS } from '@shared/games/mr-jack-pocket/types';
import { HOWS as PI_HOWS } from '@shared/games/pi/state';
import { EDITIONS, SCHEDULES } from '@shared/games/pi/types';
import { readRecord } from '@shared/record/read';
import type { RecordedGame } from '@shared/record/record';
import { makeText } from '@shared/record/text';
import { verify } from '@shared/record/verify';
import { describe, expect, test } from 'vitest';
import { digestOf } from './digest';
import { nameOf, RECORDS } from './files';
import { marksOf } from './marks';
import states from './states.json';

const NAMES = readdirSync(RECORDS).map((file) => path.basename(file, '.txt'));
const STATES: Readonly<Record<string, string>> = states;

function textOf(name: string): string {
  return readFileSync(path.join(RECORDS, `${name}.txt`), 'utf8');
}

function gameOf({ title, rules }: RecordedGame): Game {
  return findGame(games, title, rules) as Game;
}

const RECORDED = new Map(NAMES.map((name) => [name, readRecord(games, textOf(name))]));

describe.each([...RECORDED])('%s', (name, record) => {
  test('is what its name says, and is written as it was read', () => {
    expect(nameOf(record, Number(name.slice(-3)))).toBe(name);
    expect(makeText(gameOf(record).title, record)).toBe(textOf(name));
  });

  test('comes to the same answers and the same result, with every draw that follows from its secret', () => {
    const { flaws, replayed, draws } = verify(gameOf(record), record);
    expect(flaws).toEqual([]);
    expect(replayed).toBe(record.moves.length);
    expect(draws.length).toBeGreaterThan(0);
  });

  test('comes to the same states', () => {
    expect(digestOf(gameOf(record), record)).toBe(STATES[name]);
  });
});

test('there are sixty of them and more, and each has its states on file', () => {
  expect(NAMES.length).toBeGreaterThanOrEqual(60);
  expect(Object.keys(STATES).sort()).toEqual([...NAMES].sort());
});

interface Kind {
  readonly title: string;
  readonly options: RecordedGame['options'];
}

/** Every way to set a table up but for the number of its players. */
const KINDS: readonly Kind[] = [
  ...ROLE_OPTIONS.map((roles) => ({ title: 'mr-jack-pocket', options: { roles } })),
  ...EDITIONS.flatMap((edition): Kind[] =>
    edition === 'second'
      ? SCHEDULES.map((schedule) => ({ title: 'pi', options: { edition, schedule } }))
      : [{ title: 'pi', options: { edition } }],
  ),
];

/** What shows a game: its end, and rare things on the way. */
function shownBy({ title, options }: Kind, seats?: number): ReadonlySet<string> {
  const found = [...RECORDED.values()].filter(
    (record) =>
      record.title === title &&
      Object.entries(options).every(([name, value]) => record.options[name] === value) &&
      (seats === undefined || record.seats.length === seats),
  );
  return new Set(found.flatMap((record) => [...marksOf(record)]));
}

/** The seat counts that a kind of table allows. */
function countsOf({ title, options }: Kind): readonly number[] {
  const { min, max } = (findGame(games, title) as Game).title.seats(options);
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}

const TABLES = KINDS.flatMap((kind) => countsOf(kind).map((seats) => [kind.title, kind.options, seats] as const));

test('every title of the registry is among them', () => {
  expect(new Set(KINDS.map(({ title }) => title))).toEqual(new Set(games.map(({ title }) => title.id)));
});

test.each(TABLES)('%s %j with %i players is played to its end, and left until one is there', (title, options, seats) => {
  const shown = shownBy({ title, options }, seats);
  const ends = title === 'pi' ? PI_HOWS : JACK_HOWS;
  const left = title === 'pi' ? 'last-one' : 'forfeit';
  expect([...shown]).toContain(left);
  expect(ends.filter((how) => how !== left && shown.has(how))).not.toEqual([]);
});

test.each(ROLE_OPTIONS)('Mr. Jack Pocket, %s, ends in every way it can', (roles) => {
  expect([...shownBy({ title: 'mr-jack-pocket', options: { roles } })]).toEqual(expect.arrayContaining([...JACK_HOWS]));
});

test('P.I. ends in every way it can', () => {
  expect([...shownBy({ title: 'pi', options: {} })]).toEqual(expect.arrayContaining([...PI_HOWS]));
});

test.each<[string, RecordedGame['options'], readonly string[]]>([
  ['mr-jack-pocket', {}, ['chase', 'long-chase', 'jack-leaves', 'investigator-leaves']],
  [
    'pi',
    { edition: 'first' },
    [
      'goes-on-without',
      'shared-win',
      'broken-by-investigators',
      'broken-by-penalties',
      'below-nothing',
      'reshuffled',
      'unsolved',
    ],
  ],
  ['pi', { edition: 'second', schedule: 'rising' }, ['goes-on-without', 'floor', 'reshuffled', 'unsolved', 'all-solved']],
  ['pi', { edition: 'second', schedule: 'level' }, ['shared-win', 'floor']],
  [
    'pi',
    { edition: 'duel' },
    ['tied-round', 'last-chance-missed', 'second-player-right', 'second-player-wrong', 'first-player-wrong'],
  ],
])('%s %j shows what is rare', (title, options, marks) => {
  expect([...shownBy({ title, options })]).toEqual(expect.arrayContaining([...marks]));
});

test.each<[string, RecordedGame['options']]>([
  ['mr-jack-pocket', {}],
  ['pi', { edition: 'first' }],
  ['pi', { edition: 'second' }],
  ['pi', { edition: 'duel' }],
])('%s %j has automatic turns, and seats whose time ran out for good', (title, options) => {
  expect([...shownBy({ title, options })]).toEqual(expect.arrayContaining(['automatic-turn', 'timed-out']));
});

test.each([3, 4, 5])('a game of P.I. with %i players goes on when one leaves', (seats) => {
  for (const options of [{ edition: 'first' }, { edition: 'second' }]) {
    expect([...shownBy({ title: 'pi', options }, seats)]).toContain('goes-on-without');
  }
});
