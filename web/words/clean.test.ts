import { NoteRequest } from '@shared/api/note';
import { describe, expect, it } from 'vitest';
import { clean } from './clean';

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
