import { describe, expect, it } from 'vitest';
import { type Code, say, words } from './say';

const PARTS: Readonly<Record<string, number>> = { n: 2, move: 1, moves: 1, draws: 12, place: 1, score: 7, line: 3, column: 4 };

describe('the words about records', () => {
  it('are well-formed, every text of them', () => {
    const gaps = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
    const said = Object.entries(words).map(([code, text]) =>
      say(code as Code, Object.fromEntries(gaps(text).map((name) => [name, PARTS[name] ?? 2]))),
    );
    expect(said.filter((text) => /[{}<>]/.test(text))).toEqual([]);
  });

  it('name the place of a flaw', () => {
    expect(say('place.draw', { move: 0, label: 'start/jack' })).toBe('The start, draw “start/jack”');
    expect(say('place.move', { move: 11 })).toBe('Move 11');
  });
});
