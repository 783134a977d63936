import type { Title } from '@shared/game';
import { games } from '@shared/games';
import { describe, expect, test } from 'vitest';
import { RecordError, type RecordedGame, type RecordedMove } from './record';
import { EXAMPLE } from './support/example';
import { cutTo, gameOf, PLANS, POCKET, recordOf } from './support/games';
import { makeText, parseText } from './text';

function make(record: RecordedGame): string {
  return makeText(gameOf(record.title).title, record);
}

/** What is wrong with a text, and where. */
function fault(text: string): string {
  try {
    parseText(games, text);
  } catch (error) {
    if (error instanceof RecordError) return error.message;
    throw error;
  }
  return 'nothing';
}

test('a text holds all that a record says', () => {
  const record = parseText(games, EXAMPLE);
  expect(make(record)).toBe(EXAMPLE);
  expect(record).toMatchObject({
    id: '6564213d9e7368cec66ab5',
    title: 'mr-jack-pocket',
    rules: '1',
    options: { roles: 'random' },
    created: Date.UTC(2026, 10, 30, 9),
    seats: [{ name: 'Ada', contribution: expect.stringMatching(/^b906fd/) }, { name: 'Bram' }],
    commitment: expect.stringMatching(/^904bd4/),
    secret: expect.stringMatching(/^6febd7/),
    status: 'finished',
    result: { how: 'one-suspect', seats: [{ place: 2 }, { place: 1 }] },
  });
  expect(record.moves[3]).toEqual({
    at: Date.UTC(2026, 11, 1, 3, 26, 58),
    seat: 0,
    action: { type: 'alibi', token: 'alibi-holmes' },
    drawn: [],
    events: [{ type: 'alibi', seat: 0, jack: 0, card: 'smith' }],
  });
});

describe('text', () => {
  test.each(PLANS)('gives the record again, whole and cut to any viewer: %j', (plan) => {
    for (let seed = 1; seed <= 4; seed++) {
      const record = recordOf(plan, seed);
      expect(parseText(games, make(record))).toEqual(record);
      for (const sight of [...record.seats.keys(), 'spectator'] as const) {
        const cut = cutTo(record, sight, 1 + ((seed * 5) % (record.moves.length - 1)));
        expect(parseText(games, make(cut))).toEqual(cut);
      }
    }
  });

  test('tells nothing of chance, and of actions the own alone, in a record cut to a viewer', () => {
    const lines = make(cutTo(parseText(games, EXAMPLE), 1, 3)).split('\n');
    expect(lines.slice(9)).toEqual([
      'sight 1',
      '',
      expect.stringMatching(/^1 \S+ start > start 0 \S+ - > tokens 1 \S+$/),
      '2 2026-11-30T18:23:29.000Z 1 exchange madame smith > exchanged 1 madame smith',
      '3 2026-11-30T19:45:58.000Z 0 - > moved 0 watson 4 5 watson',
      '',
      'running',
      '',
    ]);
  });

  test('marks what the clock did, in a record cut to anybody too, and says why a game was made void', () => {
    const record = parseText(games, EXAMPLE);
    const [start, first, second] = record.moves as [RecordedMove, RecordedMove, RecordedMove];
    const { action: _action, ...left } = second;
    const { result: _result, ...unfinished } = record;
    const stop = { at: second.at, drawn: [], events: [] };
    const moves = [start, { ...first, auto: true as const }, { ...left, auto: true as const }, stop];
    const marked = { ...unfinished, status: 'void' as const, why: 'unplayed' as const, moves };
    const lines = make(marked).split('\n');
    expect(lines.slice(12)).toEqual([
      '2 2026-11-30T18:23:29.000Z auto 1 exchange madame smith > exchanged 1 madame smith',
      '3 2026-11-30T19:45:58.000Z auto 0 - > moved 0 watson 4 5 watson',
      '4 2026-11-30T19:45:58.000Z void',
      '',
      'void unplayed',
      '',
    ]);
    expect(parseText(games, make(marked))).toEqual(marked);
    const cut = cutTo(marked, 'spectator', 3);
    expect(make(cut)).toContain('Z auto 1 - > exchanged');
    expect(parseText(games, make(cut))).toEqual(cut);
  });

  test('holds orders of none and of one, and is not mistaken about a number', () => {
    const record = recordOf(POCKET, 1);
    const drawn = [
      ['none', []],
      ['one', [0]],
      ['number', 0],
    ] as const;
    const odd = { ...record, moves: record.moves.map((move) => ({ ...move, drawn })) };
    expect(make(odd)).toContain(' ~ none = [] ~ one = [0] ~ number = 0 > ');
    expect(parseText(games, make(odd))).toEqual(odd);
  });

  test('shows of a name only what cannot disturb the line', () => {
    const names = ['Żółć 👍', 'a\u202eb\u2028c\u0085d', '"\ud800\n'];
    const seats = names.map((name) => ({ name }));
    const lines = make({ ...recordOf(POCKET, 1), seats }).split('\n');
    expect(lines.slice(6, 9)).toEqual([
      'seat 0 "Żółć 👍" -',
      String.raw`seat 1 "a\u202eb\u2028c\u0085d" -`,
      String.raw`seat 2 "\"\ud800\n" -`,
    ]);
  });

  test('holds options of every kind in the order of their names', () => {
    const options = { 'the last': 'z\u2029', B: true, a: -0.5, __proto__x: 1e21, ['__proto__']: 1 };
    const odd = { ...recordOf(POCKET, 1), options };
    expect(make(odd)).toContain('\noptions {"B":true,"__proto__":1,"__proto__x":1e+21,"a":-0.5,"the last":"z\\u2029"}\n');
    expect(parseText(games, make(odd))).toEqual(odd);
  });

  test('may have the line ends of any system, and one more or less at its end', () => {
    const record = parseText(games, EXAMPLE);
    expect(parseText(games, EXAMPLE.replaceAll('\n', '\r\n'))).toEqual(record);
    expect(parseText(games, EXAMPLE.trimEnd())).toEqual(record);
    expect(parseText(games, `${EXAMPLE}\n`)).toEqual(record);
    expect(parseText(games, `${EXAMPLE}\r\n`)).toEqual(record);
    expect(fault(`${EXAMPLE}\n\n`)).toBe('malformed at 19:1');
    expect(fault(EXAMPLE.replace('\n', '\n\n'))).toBe('missing at 2:1');
    expect(fault(EXAMPLE.replaceAll('\n', '\r'))).toBe('malformed at 1:10');
  });
});

describe('a text is refused', () => {
  const BYTES = '904bd42fa1f103f28308a495168aadaeb36dc3b2876217b4a760d36eb150ba26';

  test.each([
    ['', 'not_a_record at 1:1'],
    ['hello', 'not_a_record at 1:1'],
    [' casebook 1', 'not_a_record at 1:1'],
    ['casebook 1', 'missing at 1:11'],
    ['casebook 2\nanything', 'later_format at 1:10'],
    ['casebook 0', 'malformed at 1:10'],
    ['casebook 01', 'malformed at 1:10'],
    ['casebook 1\ngame', 'missing at 2:1'],
  ])('of which this is all: %j', (text, expected) => {
    expect(fault(text)).toBe(expected);
  });

  test.each<[string | RegExp, string, string]>([
    ['game 6564213d9e7368cec66ab5', 'game 6564213d9e7368cec66ab', 'malformed at 2:6'],
    ['mr-jack-pocket', 'mr-jack', 'unknown_title at 3:7'],
    ['title mr-jack-pocket\n', '', 'missing at 3:1'],
    ['rules 1', 'rules 999', 'unknown_title at 4:7'],
    ['{"roles":"random"}', '{"roles": "random"}', 'malformed at 5:18'],
    ['{"roles":"random"}', '{"roles":["random"]}', 'malformed at 5:9'],
    ['{"roles":"random"}', '{"roles":"random","roles":"random"}', 'malformed at 5:26'],
    ['{"roles":"random"}', '{"roles":1e999}', 'malformed at 5:9'],
    ['{"roles":"random"}', '{"roles":-0}', 'malformed at 5:9'],
    ['{"roles":"random"}', '"random"', 'malformed at 5:9'],
    ['2026-11-30T09:00:00.000Z', '2026-02-30T09:00:00.000Z', 'malformed at 6:9'],
    ['2026-11-30T09:00:00.000Z', '2026-11-30T09:00:00Z', 'malformed at 6:9'],
    ['2026-11-30T09:00:00.000Z', '1969-11-30T09:00:00.000Z', 'malformed at 6:9'],
    ['seat 0 ', 'seat 1 ', 'missing at 7:1'],
    ['"Bram"', 'Bram', 'malformed at 8:8'],
    ['"Bram"', '"Br\\u0061m"', 'malformed at 8:11'],
    ['"Bram"', '"Br\u202eam"', 'malformed at 8:11'],
    ['"Bram" -', '"Bram"', 'missing at 8:14'],
    ['"Bram" -', `"Bram" ${BYTES.toUpperCase()}`, 'malformed at 8:15'],
    [/secret .*\n/, '', 'missing at 10:1'],
    [/secret .*\n/, 'sight 2\n', 'malformed at 10:7'],
    [/secret .*\n/, 'sight 1\n', 'malformed at 12:36'],
    [/secret .*\n/, '$&sight 1\n', 'missing at 11:1'],
    ['\n\n1 2026', '\n1 2026', 'missing at 11:1'],
    [/1 2026.*\n/, '', 'malformed at 12:1'],
    ['2 2026', '3 2026', 'malformed at 13:1'],
    ['2 2026', '02 2026', 'malformed at 13:1'],
    [' start ~', ' 0 - ~', 'malformed at 12:28'],
    ['1 exchange madame', 'start exchange madame', 'malformed at 13:28'],
    ['1 exchange madame', '2 exchange madame', 'malformed at 13:28'],
    ['1 exchange madame', '1 exchange madam', 'malformed at 13:39'],
    [/0 alibi .*/, 'void', 'malformed at 15:1'],
    ['~ start/jack =', '~ start\\jack =', 'malformed at 12:36'],
    ['start/jack = 0', 'start/jack = -1', 'malformed at 12:49'],
    ['start/jack = 0', 'start/jack = 00', 'malformed at 12:49'],
    ['start/jack = 0', 'start/jack = 1.0', 'malformed at 12:50'],
    ['start/jack = 0', 'start/jack = [0, 1]', 'malformed at 12:52'],
    ['start/jack = 0', 'start/jack = [[0]]', 'malformed at 12:49'],
    ['start/jack = 0', 'start/jack 0', 'missing at 12:48'],
    ['> exchanged 1', '> exchanges 1', 'malformed at 13:54'],
    ['> exchanged 1', '>  exchanged 1', 'malformed at 13:54'],
    ['finished one-suspect 2 1', 'finished', 'missing at 18:9'],
    ['finished one-suspect 2 1', 'finished one-suspect 0 1', 'malformed at 18:22'],
    ['finished one-suspect 2 1', 'finished one-suspect 2:1:1 1', 'malformed at 18:25'],
    ['finished one-suspect 2 1', 'finished one-suspect 2: 1', 'malformed at 18:24'],
    ['finished one-suspect 2 1', 'finished one-suspect 2 1\nmore', 'malformed at 19:1'],
    ['finished one-suspect 2 1', 'running', 'malformed at 18:1'],
    ['finished one-suspect 2 1', 'void', 'malformed at 16:1'],
    ['finished one-suspect 2 1', 'void agreed', 'malformed at 16:1'],
    ['finished one-suspect 2 1', 'void one-suspect', 'malformed at 18:6'],
    ['finished one-suspect 2 1', 'void agreed unplayed', 'malformed at 18:13'],
    ['finished one-suspect 2 1', 'void ', 'malformed at 18:6'],
    [' start ~', ' auto start ~', 'malformed at 12:28'],
    ['1 exchange madame', 'auto exchange madame', 'malformed at 13:33'],
    ['1 exchange madame', 'auto 2 exchange madame', 'malformed at 13:33'],
    ['1 exchange madame', 'auto  1 exchange madame', 'malformed at 13:33'],
    ['1 exchange madame', 'auto auto 1 exchange madame', 'malformed at 13:33'],
    ['1 exchange madame', '1 auto exchange madame', 'malformed at 13:30'],
    [/0 alibi .*/, 'auto void', 'malformed at 15:1'],
    ['\n\nfinished one-suspect 2 1', '', 'missing at 16:228'],
  ])('in which %j is %j', (from, to, expected) => {
    expect(fault(EXAMPLE.replace(from, to))).toBe(expected);
  });
});

describe('what would part a line is not written', () => {
  const record = recordOf(POCKET, 1);
  const { title } = gameOf(record.title);

  test.each(['start ~ cards', 'start = 1', 'start > 1', 'two  blanks', ' start', '', 'line\nend', 'émile'])(
    'as the label %j',
    (label) => {
      const odd = { ...record, moves: record.moves.map((move) => ({ ...move, drawn: [[label, 1]] as const })) };
      expect(() => makeText(title, odd)).toThrow(new RangeError(`this cannot name a draw in a record: ${label}`));
    },
  );

  test.each(['a > b', 'a ~ b', '> b', 'a ~', 'a\nb', 'a\rb', '-', ''])("as a title's words %j", (words) => {
    const notation = { make: () => words, parse: () => ({ type: words }) };
    const other: Title = { ...title, events: notation };
    expect(() => makeText(other, record)).toThrow(new RangeError(`this cannot stand in a line of a record: ${words}`));
  });
});
