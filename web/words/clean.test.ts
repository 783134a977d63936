import { Name } from '@shared/api/common';
import { NoteRequest } from '@shared/api/note';
import { MessageRequest } from '@shared/api/talk';
import { describe, expect, it } from 'vitest';
import { clean } from './clean';

/** Hindi, Thai, Vietnamese, Hebrew with points, and pictures. */
const WRITTEN = [
  '\u0915\u094d\u0937\u0924\u094d\u0930\u093f\u092f \u0939\u093f\u0928\u094d\u0926\u0940',
  '\u0e17\u0e35\u0e48\u0e19\u0e35\u0e48 \u0e01\u0e33\u0e25\u0e31\u0e07',
  'Nguy\u1ec5n Th\u1ecb Ho\u00e0ng',
  '\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd',
  '\u{1f575}\u{1f3fd}\u200d\u2640\ufe0f 3\ufe0f\u20e3 \u2764\ufe0f',
];

const UNSEEN = ['\u034f', '\u17b4', '\u180b', '\ufe0f', '\u0301', '\u{e0100}', '\u2800', '\u3164', '\u115f'];

const MARKED = [
  'Ann\u034f',
  'A\ufe0fnn',
  'A\u00adnn',
  'A\u180enn',
  `A${'\u0331'.repeat(5)}nn`,
  `A${'\u0331'.repeat(500)}`,
  `A${'\u0331\u034f'.repeat(9)}`,
  'e\u034f\u0301',
];

describe('a text', () => {
  it.each([
    ['  Not Bert.\r\nGull?\r', 'Not Bert.\nGull?'],
    ['a\tb\n\nc', 'a\tb\n\nc'],
    ['Ber\u200dt \u202eis\u0000 it', 'Bert is it'],
    ['🕵🏽\u200d♀\ufe0f is it 👨\u200d👩\u200d👧', '🕵🏽\u200d♀\ufe0f is it 👨\u200d👩\u200d👧'],
    ['\u3164\uffa0', ''],
    ['e\u0301', '\u00e9'],
    ['Ann\u034f \u17b4\u180b\u{e0100}', 'Ann'],
    ['e\u034f\u0301', '\u00e9'],
    ['1\ufe0f\u20e3 1\ufe0f a\ufe0f \u2764\ufe0f', '1\ufe0f\u20e3 1 a \u2764\ufe0f'],
    [`x${'\u0331'.repeat(500)}y`, `x${'\u0331'.repeat(4)}y`],
    [`x${'\u0331\u034f'.repeat(9)}`, `x${'\u0331'.repeat(4)}`],
  ])('%j is kept as %j', (typed, kept) => {
    expect(clean(typed)).toBe(kept);
  });

  it('is one that the server takes as it is', () => {
    for (const typed of ['x\u0007y', '\ud800', 'a\u200db', '👨\u200d👩', ' \u2028 z \ufeff', ...MARKED, ...UNSEEN]) {
      const text = clean(typed);
      expect(NoteRequest.parse({ text, marks: {} }).text).toBe(text);
    }
  });
});

describe('a language', () => {
  it.each(WRITTEN)('writes %j: a name, a message and a note', (text) => {
    const written = text.normalize('NFC');
    expect(Name.parse(text)).toBe(written);
    expect(MessageRequest.parse({ text })).toEqual({ text: written });
    expect(clean(text)).toBe(written);
  });
});

describe('what looks like nothing, or like something else', () => {
  it.each([...UNSEEN, ...MARKED])('%j is no name', (text) => {
    expect(Name.safeParse(text).success).toBe(false);
  });

  it.each([...UNSEEN, ...MARKED])('%j is nothing to say', (text) => {
    expect(MessageRequest.safeParse({ text }).success).toBe(false);
  });
});
