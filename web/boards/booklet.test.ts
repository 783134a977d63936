import { say } from '@shared/words/say';
import type { Part } from '@shared/words/sentence';
import { allRules, rulesAddress } from '@web/app/rules/all';
import { rulesOf } from '@web/games/rules';
import { describe, expect, test } from 'vitest';
import { boards } from './index';
import { sentencesOf } from './support/sentences';

const BOOKLETS = await Promise.all(
  (await allRules()).map(async (rules) => ({ ...rules, address: rulesAddress(rules), booklet: await rules.page.load() })),
);

describe.each(BOOKLETS)('the rules at $address', ({ title, address, page, booklet }) => {
  const { words, chapters } = booklet;
  const sentences = sentencesOf(booklet);

  test('say nothing that their words lack', () => {
    const terms = sentences.flatMap(({ parts = {} }) => Object.values(parts).flatMap(termsIn));
    const codes = [...sentences.map(({ code }) => code), ...terms];
    expect(codes.filter((code) => !(code in words))).toEqual([]);
  });

  test('can be read, every sentence of them', () => {
    const said = sentences.map((sentence) => say(words, sentence, String));
    expect(said.filter((text) => text.trim() === '' || /[{}<>]|undefined|NaN/.test(text))).toEqual([]);
  });

  test('have chapters with anchors of their own', () => {
    const anchors = chapters.map(({ id }) => id);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors.every((anchor) => /^[a-z][a-z-]*$/.test(anchor))).toBe(true);
  });

  test('are those of a table with their options', () => {
    expect(rulesOf(title, page.options)).toBe(address);
  });
});

test('every title has rules for what a new table starts from', () => {
  const addresses = BOOKLETS.map(({ address }) => address);
  for (const [title, { options }] of Object.entries(boards)) expect(addresses).toContain(rulesOf(title, options));
});

function termsIn(part: Part): readonly string[] {
  if (typeof part !== 'object') return [];
  if ('term' in part) return [part.term];
  return 'list' in part ? part.list.flatMap(termsIn) : [];
}
