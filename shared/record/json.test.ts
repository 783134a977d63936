import { games } from '@shared/games';
import { describe, expect, test } from 'vitest';
import { makeJson, parseJson } from './json';
import { RecordError } from './record';
import { EXAMPLE } from './support/example';
import { cutTo, gameOf, PLANS, recordOf } from './support/games';
import { makeText, parseText } from './text';

const RECORD = parseText(games, EXAMPLE);
const JSON_EXAMPLE = makeJson(RECORD);

/** What is wrong with a text, and where. */
function fault(text: string): string {
  try {
    parseJson(games, text);
  } catch (error) {
    if (error instanceof RecordError) return error.message;
    throw error;
  }
  return 'nothing';
}

describe('JSON', () => {
  test('has a line for each seat and each move', () => {
    const lines = JSON_EXAMPLE.split('\n');
    expect(lines.slice(0, 7)).toEqual([
      '{',
      '  "format": 1,',
      '  "id": "6564213d9e7368cec66ab5",',
      '  "title": "mr-jack-pocket",',
      '  "rules": "1",',
      '  "options": {"roles":"random"},',
      '  "created": 1796029200000,',
    ]);
    expect(lines[9]).toBe('    {"name":"Bram"}');
    expect(lines.at(-3)).toBe('  ]');
    expect(lines).toHaveLength(12 + RECORD.seats.length + RECORD.moves.length + 5);
  });

  test.each(PLANS)('gives the record again, whole and cut to any viewer, and so does its text: %j', (plan) => {
    for (let seed = 1; seed <= 3; seed++) {
      const record = recordOf(plan, seed);
      const { title } = gameOf(record.title);
      const cuts = [...record.seats.keys(), 'spectator' as const].map((sight) => cutTo(record, sight, 1 + (seed % 4)));
      for (const one of [record, ...cuts]) {
        expect(parseJson(games, makeJson(one))).toEqual(one);
        expect(makeJson(parseText(games, makeText(title, one)))).toBe(makeJson(one));
      }
    }
  });

  test('may come in any order and with any blanks', () => {
    const backwards = Object.fromEntries(Object.entries(RECORD).reverse());
    expect(parseJson(games, JSON.stringify(backwards))).toEqual(RECORD);
    expect(parseJson(games, `\r\n\t ${JSON.stringify(RECORD, undefined, '\t').replaceAll('\n', '\r\n')} `)).toEqual(RECORD);
    expect(parseJson(games, JSON_EXAMPLE.replace('1796029200000', '1.7960292e12').replace('Ada', '\\u0041d\\u0061'))).toEqual(
      RECORD,
    );
  });
});

describe('JSON is refused', () => {
  test.each([
    ['', 'malformed at 1:1'],
    ['[]', 'malformed at 1:1'],
    ['{}', 'missing at 1:1'],
    ['{"format":2,"whatever":[]}', 'later_format at 1:11'],
    ['{"format":0}', 'malformed at 1:11'],
    ['{"format":"1"}', 'malformed at 1:11'],
    ['{"format":1}', 'missing at 1:1'],
    ['{"format":1,\n  "format":1}', 'malformed at 2:3'],
    ['{"format":1,\n\t\r\n "a": }', 'malformed at 3:7'],
    ['{"format":1,}', 'malformed at 1:13'],
    ['{"format":1]', 'malformed at 1:12'],
    ['{"format" 1}', 'malformed at 1:11'],
    ['{format:1}', 'malformed at 1:2'],
    ['{"format":01}', 'malformed at 1:12'],
    ['{"format":+1}', 'malformed at 1:11'],
    ['{"format":1e999}', 'malformed at 1:11'],
    ['{"format":-0}', 'malformed at 1:11'],
    ['{"format":.5}', 'malformed at 1:11'],
    ['{"format":NaN}', 'malformed at 1:11'],
    ['{"format":1,"a":[1,]}', 'malformed at 1:20'],
    ['{"format":1,"a":"\n"}', 'malformed at 1:17'],
    ['{"format":1,"a":"\\x"}', 'malformed at 1:17'],
    ['{"format":1,"a":"', 'malformed at 1:17'],
    ['{"format":1,"a":"\\', 'malformed at 1:17'],
    ['{"format":1} {}', 'malformed at 1:14'],
    ['{"format":1,\u00a0"a":1}', 'malformed at 1:13'],
  ])('of which this is all: %j', (text, expected) => {
    expect(fault(text)).toBe(expected);
  });

  const START = '{"at":1796049029000,';
  const EXCHANGED = '{"first":"madame","seat":1,"second":"smith","type":"exchanged"}';

  test.each<[string, string, string]>([
    ['"6564213d9e7368cec66ab5"', '7', 'malformed at 3:9'],
    ['"6564213d9e7368cec66ab5"', '"6564213d9e7368cec66ab5\\n"', 'malformed at 3:9'],
    ['"mr-jack-pocket"', '"mr-jack"', 'unknown_title at 4:12'],
    ['"mr-jack-pocket"', '"__proto__"', 'unknown_title at 4:12'],
    ['"rules": "1"', '"rules": "999"', 'unknown_title at 5:12'],
    ['"rules": "1"', '"rules": 1', 'malformed at 5:12'],
    ['"rules": "1",', '', 'missing at 1:1'],
    ['{"roles":"random"}', '{"roles":{}}', 'malformed at 6:14'],
    ['{"roles":"random"}', '[]', 'malformed at 6:14'],
    ['{"roles":"random"}', '{"roles":null}', 'malformed at 6:14'],
    ['1796029200000', '-1', 'malformed at 7:14'],
    ['1796029200000', '1.5', 'malformed at 7:14'],
    ['1796029200000', '253402300800000', 'malformed at 7:14'],
    ['{"name":"Bram"}', '{"name":"Bram","seat":1}', 'malformed at 10:27'],
    ['{"name":"Bram"}', '{"name":"Bram","__proto__":1}', 'malformed at 10:32'],
    ['{"name":"Bram"}', '{}', 'missing at 10:5'],
    ['{"name":"Bram"}', '"Bram"', 'malformed at 10:5'],
    ['{"name":"Bram"}', '{"name":"Bram","contribution":null}', 'malformed at 10:35'],
    ['"commitment": "9', '"commitment": "A', 'malformed at 12:17'],
    ['"secret":', '"sight": 0, "secret":', 'malformed at 17:33'],
    ['  "secret":', '  "Secret":', 'malformed at 13:13'],
    ['"status": "finished"', '"status": "running"', 'malformed at 14:13'],
    ['"status": "finished"', '"status": "void"', 'malformed at 21:5'],
    ['"how":"one-suspect"', '"how":"one suspect"', 'malformed at 15:20'],
    ['{"place":1}', '{"place":0}', 'malformed at 15:64'],
    ['{"place":1}', '{"place":1,"score":"many"}', 'malformed at 15:74'],
    [START, `{"seat":0,${START.slice(1)}`, 'malformed at 17:13'],
    [START, `{"action":{"type":"alibi"},${START.slice(1)}`, 'malformed at 17:15'],
    ['["start/jack",0]', '["start/jack",0,1]', 'malformed at 17:34'],
    ['["start/jack",0]', '["start/jack"]', 'malformed at 17:34'],
    ['["start/jack",0]', '["start = jack",0]', 'malformed at 17:35'],
    ['["start/jack",0]', '["start/jack",-1]', 'malformed at 17:48'],
    ['["start/jack",0]', '["start/jack",[[0]]]', 'malformed at 17:48'],
    ['"drawn":[],', '', 'missing at 18:5'],
    [`${EXCHANGED}],"seat":1`, `${EXCHANGED}],"seat":2`, 'malformed at 18:209'],
    [`${EXCHANGED}],"seat":1`, `${EXCHANGED}]`, 'malformed at 18:15'],
    ['"first":"madame"', '"first":"madam"', 'malformed at 18:15'],
    ['"first":"madame"', '"first":"madame","extra":1', 'malformed at 18:15'],
    ['"token":"rotation-exchange"', '"token":"rotation-joker"', 'malformed at 18:15'],
    [`${EXCHANGED}],"seat":1`, `${EXCHANGED}],"auto":false,"seat":1`, 'malformed at 18:209'],
    [`${EXCHANGED}],"seat":1`, `${EXCHANGED}],"auto":1,"seat":1`, 'malformed at 18:209'],
    [START, `{"auto":true,${START.slice(1)}`, 'malformed at 17:13'],
    ['"status": "finished"', '"status": "finished", "why": "agreed"', 'malformed at 14:32'],
    [EXCHANGED, '{"type":"__proto__"}', 'malformed at 18:137'],
    [EXCHANGED, '{"type":"left","seat":{"valueOf":1}}', 'malformed at 18:137'],
    [EXCHANGED, '{"type":"left"}', 'malformed at 18:137'],
    [EXCHANGED, '{}', 'malformed at 18:137'],
    [EXCHANGED, '7', 'malformed at 18:137'],
  ])('in which %j is %j', (from, to, expected) => {
    expect(JSON_EXAMPLE).toContain(from);
    expect(fault(JSON_EXAMPLE.replace(from, to))).toBe(expected);
  });

  test('in which nobody made a move that is neither the first nor the end of a game made void', () => {
    const moves = RECORD.moves.with(1, { at: 0, drawn: [], events: [] });
    expect(fault(makeJson({ ...RECORD, moves }))).toBe('malformed at 18:5');
    const { result: _result, ...unfinished } = RECORD;
    expect(fault(makeJson({ ...unfinished, status: 'void', moves }))).toBe('malformed at 17:5');
    const stopped = { ...unfinished, status: 'void', moves: moves.slice(0, 2) } as const;
    expect(fault(makeJson(stopped))).toBe('nothing');
    expect(fault(makeJson({ ...stopped, why: 'agreed' }))).toBe('nothing');
    expect(fault(JSON.stringify({ ...stopped, why: 'expired' }))).toMatch(/^malformed at 1:\d+$/);
  });

  test('without players, or without moves', () => {
    expect(fault(JSON.stringify({ ...RECORD, seats: [] }))).toMatch(/^missing at 1:\d+$/);
    expect(fault(JSON.stringify({ ...RECORD, moves: [] }))).toMatch(/^missing at 1:\d+$/);
  });

  test('that tells draws though it is cut', () => {
    const { secret: _secret, result: _result, ...rest } = RECORD;
    expect(fault(JSON.stringify({ ...rest, status: 'running', sight: 0 }))).toMatch(/^malformed at 1:\d+$/);
  });
});
