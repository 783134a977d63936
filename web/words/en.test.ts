import { describe, expect, it } from 'vitest';
import { en } from './en';
import { type Code, say } from './say';

const PARTS: Readonly<Record<string, number>> = { n: 2, min: 2, max: 5, taken: 1, of: 3, place: 1, score: 7 };

describe('the English catalogue', () => {
  it('is well-formed, every text of it', () => {
    const gaps = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
    const said = Object.entries(en).map(([code, text]) =>
      say(code as Code, Object.fromEntries(gaps(text).map((name) => [name, PARTS[name] ?? 'Theo']))),
    );
    expect(said.filter((text) => /[{}<>]/.test(text))).toEqual([]);
  });

  it('counts in words as far as people do', () => {
    expect(say('habit.hours', { n: 1 })).toBe('about an hour');
    expect(say('habit.hours', { n: 12 })).toBe('about 12 hours');
    expect(say('forPlayers', { min: 2, max: 5 })).toBe('2 to 5 players');
    expect(say('forPlayers', { min: 2, max: 2 })).toBe('Two players');
  });

  it('shows a name as it is', () => {
    expect(say('hostedBy', { name: '<b>{n}</b>' })).toBe('<b>{n}</b> hosts');
  });
});
