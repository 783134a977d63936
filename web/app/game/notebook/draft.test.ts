import { NoteRequest } from '@shared/api/note';
import { describe, expect, it, test } from 'vitest';
import { clean, EMPTY, isSame, nextMark, withMark } from './draft';

test('a mark goes round from excluded to sure and away again', () => {
  const round = [nextMark(undefined)];
  for (let press = 0; press < 4; press++) round.push(nextMark(round.at(-1)));
  expect(round).toEqual(['excluded', 'unlikely', 'possible', 'sure', undefined]);
});

test('a mark that is taken away leaves nothing behind', () => {
  const marked = withMark(EMPTY, 'madame', 'sure');
  expect(marked.marks).toEqual({ madame: 'sure' });
  expect(withMark(marked, 'madame', undefined)).toEqual(EMPTY);
});

describe('a text', () => {
  it.each([
    ['  Not Bert.\r\nGull?\r', 'Not Bert.\nGull?'],
    ['a\tb\n\nc', 'a\tb\n\nc'],
    ['Ber\u200dt \u202eis\u0000 it', 'Bert is it'],
    ['🕵🏽\u200d♀\ufe0f is it 👨\u200d👩\u200d👧', '🕵🏽\u200d♀\ufe0f is it 👨\u200d👩\u200d👧'],
    ['\u3164\uffa0', ''],
    ['e\u0301', '\u00e9'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(clean(typed)).toBe(kept);
  });

  it('is one that the server takes as it is', () => {
    for (const typed of ['x\u0007y', '\ud800', 'a\u200db', '👨\u200d👩', ' \u2028 z \ufeff']) {
      const text = clean(typed);
      expect(NoteRequest.parse({ text, marks: {} }).text).toBe(text);
    }
  });
});

test('two notes are the same but for the spaces around them', () => {
  expect(isSame({ text: 'Bert ', marks: { bert: 'sure' } }, { tag: '"3"', text: 'Bert', marks: { bert: 'sure' } })).toBe(true);
  expect(isSame(EMPTY, { text: '', marks: { bert: 'sure' } })).toBe(false);
  expect(isSame({ text: '', marks: { gull: 'sure' } }, { text: '', marks: { bert: 'sure' } })).toBe(false);
});
