import { LANGUAGE } from '@shared/words/say';

/** Words in a row: `Theo, Bram and Yuki`, or with commas alone. */
export function list(words: readonly string[], joined: 'and' | 'commas' = 'and'): string {
  const style = joined === 'and' ? ({ type: 'conjunction' } as const) : ({ type: 'unit', style: 'short' } as const);
  return new Intl.ListFormat(LANGUAGE, style).format(words);
}
