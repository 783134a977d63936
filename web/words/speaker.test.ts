import { describe, expect, it } from 'vitest';
import { account } from './en/account';
import { history } from './en/history';
import { home } from './en/home';
import { join } from './en/join';
import { newPace } from './en/new-pace';
import { notebook } from './en/notebook';
import { notices } from './en/notices';
import { ownTime } from './en/own-time';
import { rules } from './en/rules';
import { talk } from './en/talk';
import { time } from './en/time';
import { unsubscribe } from './en/unsubscribe';
import { waiting } from './en/waiting';
import { speaker } from './speaker';

const PARTS: Readonly<Record<string, number>> = { n: 2, left: 3, of: 28, place: 1, max: 1000, status: 404 };

/** All that a catalogue can say. */
function saidBy<Words extends Readonly<Record<string, string>>>(words: Words): readonly string[] {
  const say = speaker(words);
  const gaps = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
  return Object.entries(words).map(([code, text]) =>
    say(code, Object.fromEntries(gaps(text).map((name) => [name, PARTS[name] ?? 'Friday 11 December']))),
  );
}

describe('the words of a part of the site', () => {
  it.each(
    Object.entries({
      account,
      history,
      home,
      join,
      newPace,
      notebook,
      notices,
      ownTime,
      rules,
      talk,
      time,
      unsubscribe,
      waiting,
    }),
  )('are well-formed, every text of them: %s', (_, words) => {
    const said = saidBy(words);
    expect(said.length).toBe(Object.keys(words).length);
    expect(said.filter((text) => /[{}<>]/.test(text))).toEqual([]);
  });

  it('count as people do', () => {
    const say = speaker({ ...home, ...ownTime });
    expect(say('gamesWait', { n: 0 })).toBe('Nothing waits for you');
    expect(say('gamesWait', { n: 1 })).toBe('One game waits for you');
    expect(say('gamesWait', { n: 12 })).toBe('12 games wait for you');
    expect(say('left', { n: 1, of: 28 })).toBe('One day of 28 is left this year.');
    expect(say('soMany', { n: 28, left: 0 })).toBe('28 days, and none is left this year.');
    expect(say('tooMany', { n: 1 })).toBe('That is one day more than you have left this year.');
  });

  it('come before those of every page, which can be said too', () => {
    const say = speaker({ seats: 'Chairs' });
    expect([say('seats'), say('signIn')]).toEqual(['Chairs', 'Sign in']);
  });
});
