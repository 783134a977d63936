import { describe, expect, it } from 'vitest';
import type { Marks } from './draft';
import { merge } from './merge';

const LINE = '--';

describe('of two texts', () => {
  const merged = (base: string, mine: string, theirs: string) =>
    merge({ text: base, marks: {} }, { text: mine, marks: {} }, { text: theirs, marks: {} }, LINE).text;

  it('the one that was changed is kept', () => {
    expect(merged('Bert?', 'Bert!', 'Bert?')).toBe('Bert!');
    expect(merged('Bert?', 'Bert?', 'Gull.')).toBe('Gull.');
    expect(merged('Bert?', 'Gull.', 'Gull.')).toBe('Gull.');
  });

  it('both are kept where both were changed, divided by a line', () => {
    expect(merged('Bert?', 'Bert? Not Lane.', 'Bert? Not Gull.')).toBe('Bert? Not Gull.\n\n--\nBert? Not Lane.');
  });

  it('the longer is enough where it holds the other', () => {
    expect(merged('', 'Bert', 'Bert and Gull')).toBe('Bert and Gull');
    expect(merged('', 'Bert and Gull', 'Gull')).toBe('Bert and Gull');
  });

  it('spaces that are just being typed stay', () => {
    expect(merged('Bert', 'Bert ', 'Bert')).toBe('Bert ');
  });

  it('no word is lost, in whichever order they come together', () => {
    const once = merged('', 'one', 'two');
    const twice = merged('two', once, 'three');
    for (const word of ['one', 'two', 'three']) expect(twice).toContain(word);
  });
});

describe('of two sheets', () => {
  const merged = (base: Marks, mine: Marks, theirs: Marks) =>
    merge({ text: '', marks: base }, { text: '', marks: mine }, { text: '', marks: theirs }, LINE).marks;

  it('both changes are kept where they concern different things', () => {
    expect(merged({}, { bert: 'sure' }, { gull: 'excluded' })).toEqual({ bert: 'sure', gull: 'excluded' });
    expect(merged({ bert: 'sure', gull: 'sure' }, { gull: 'sure' }, { bert: 'sure', gull: 'possible' })).toEqual({
      gull: 'possible',
    });
  });

  it('the mark of this page stands where both concern one thing', () => {
    expect(merged({ bert: 'possible' }, { bert: 'excluded' }, { bert: 'sure' })).toEqual({ bert: 'excluded' });
    expect(merged({ bert: 'possible' }, {}, { bert: 'sure' })).toEqual({});
  });
});
