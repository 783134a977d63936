import { games } from '@shared/games';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../test/support/chance';
import { makeJson } from './json';
import { readRecord } from './read';
import { RECORD_FAULTS, RecordError, type RecordedGame } from './record';
import { EXAMPLE } from './support/example';
import { cutTo, gameOf, PLANS, recordOf } from './support/games';
import { any, type Mutation, SHIFTS, SLIPS } from './support/mutations';
import { makeText } from './text';
import { verify } from './verify';

/** The record that a text holds, or what is wrong with it. Anything else is thrown on. */
function read(text: string): RecordedGame | RecordError {
  try {
    return readRecord(games, text);
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
}

const RECORDS = PLANS.map((plan) => recordOf(plan, 1));

/** What of a record can be proven. */
function proven({ seats, moves, ...record }: RecordedGame): string {
  return makeJson({
    ...record,
    created: 0,
    seats: seats.map((seat) => ({ ...seat, name: '' })),
    moves: moves.map((move) => ({ ...move, at: 0 })),
  });
}

describe.each([
  ['as text', (record: RecordedGame) => makeText(gameOf(record.title).title, record)],
  ['as JSON', makeJson],
])('a record %s', (_form, make) => {
  /** Mutates every record, and hands on what still reads. */
  function mutated(mutate: Mutation, survives: (found: RecordedGame, one: RecordedGame) => void): void {
    const random = randomFrom(7);
    let refused = 0;
    for (const record of RECORDS) {
      for (const one of [record, cutTo(record, any([0, 1, 'spectator'], random), 1 + random(5))]) {
        const text = make(one);
        for (let time = 0; time < 3; time++) {
          const changed = mutate(text, random);
          const found = read(changed);
          if (found instanceof RecordError) {
            refused++;
            expectWithin(changed, found);
          } else {
            const again = make(found);
            expect(makeJson(readRecord(games, again))).toBe(makeJson(found));
            if (make !== makeJson) expect(again.trimEnd()).toBe(changed.trimEnd());
            survives(found, one);
          }
        }
      }
    }
    expect(refused).toBeGreaterThan(20);
  }

  test.each(Object.entries(SLIPS))(
    'with %s is refused at a place within it, or has a flaw, or says nothing else that can be proven',
    (_name, slip) => {
      mutated(slip, (found, one) => {
        const { flaws } = verify(gameOf(found.title), found);
        if (found.status === 'finished' && proven(found) !== proven(one)) expect(flaws).not.toEqual([]);
      });
    },
  );

  test.each(Object.entries(SHIFTS))('with %s is refused at a place within it, or is another record', (_name, shift) => {
    mutated(shift, (found) => {
      expect(() => verify(gameOf(found.title), found)).not.toThrow();
    });
  });
});

function expectWithin(text: string, { code, line, column }: RecordError): void {
  expect(RECORD_FAULTS).toContain(code);
  expect(column).toBeGreaterThanOrEqual(1);
  expect(text.split('\n')[line - 1]?.length).toBeGreaterThanOrEqual(column - 1);
}

describe('what is read', () => {
  test.each([
    ['the text form', EXAMPLE],
    ['JSON', makeJson(readRecord(games, EXAMPLE))],
    ['JSON after blanks', `\n\t ${makeJson(readRecord(games, EXAMPLE))}`],
  ])('is known by its first sign: %s', (_form, text) => {
    expect(readRecord(games, text).id).toBe('6564213d9e7368cec66ab5');
  });

  test.each<[string, string, string]>([
    ['nothing', '', 'not_a_record at 1:1'],
    ['a web page', '<!doctype html>', 'not_a_record at 1:1'],
    ['two marks of byte order', `\ufeff\ufeff${EXAMPLE}`, 'not_a_record at 1:1'],
    ['more than any game has', ' '.repeat(8_000_001), 'too_long at 1:1'],
    ['a million lists', '['.repeat(1_000_000), 'not_a_record at 1:1'],
    ['a million lists in an object', `{"format":1,"moves":${'['.repeat(1_000_000)}`, 'malformed at 1:53'],
    ['objects without end', '{"a":'.repeat(300_000), 'malformed at 1:166'],
    ['a text without end', `{"format":"${'\\"'.repeat(900_000)}`, 'malformed at 1:11'],
    ['an option of half a million lists', EXAMPLE.replace(/options .*/, `options ${'['.repeat(500_000)}`), 'malformed at 5:9'],
    ['a number of a million digits', `{"format":${'1'.repeat(1_000_000)}}`, 'malformed at 1:11'],
    ['half a million lines', '\n'.repeat(500_000), 'not_a_record at 1:1'],
    ['numbers without end', `{"format":1,"moves":[${'1,'.repeat(200_000)}`, 'malformed at 1:400022'],
  ])('%s is not a record', (_name, text, expected) => {
    expect(read(text)).toMatchObject({ message: expected });
  });
});
