import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { losePush } from './keep';
import { readMark, writeMark } from './mark';

beforeEach(() => {
  const notes = new Map<string, string>();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => notes.get(name) ?? null,
    setItem: (name: string, text: string) => notes.set(name, text),
  });
});

afterEach(() => vi.unstubAllGlobals());

it('knows who switched notices on here once their session is lost, and not what the server knows', () => {
  writeMark({ player: 'ada', guest: false, here: 'mark', asked: 5 });
  losePush();
  expect(readMark()).toEqual({ player: 'ada', guest: false, asked: 5 });
});

it('takes nobody who signs in afterwards for the guest who was here', () => {
  writeMark({ player: 'gus', guest: true, here: 'mark', asked: 5 });
  losePush();
  expect(readMark()).toMatchObject({ player: 'gus', guest: false });
});

it('notes nothing where no notices were switched on', () => {
  losePush();
  expect(readMark()).toBeUndefined();
});
