import { LANGUAGE, say as sayIn } from '@shared/words/say';
import { boards } from '@web/boards';
import { list } from '@web/words/list';

/** What a title is called. */
export function titleName(title: string): string {
  return boards[title]?.words.title ?? title;
}

/** The options of a table in a few words. */
export function describeOptions(title: string, options: unknown): string {
  const board = boards[title];
  const sentence = board?.describe(options);
  // A record may have options that there are not.
  if (!board || !sentence || !Object.hasOwn(board.words, sentence.code)) return JSON.stringify(options);
  const said = sayIn(board.words, sentence, String);
  return said.charAt(0).toLocaleUpperCase(LANGUAGE) + said.slice(1);
}

/** Everything that can be played here, in a list of words. */
export function titleNames(): string {
  return list(Object.keys(boards).map(titleName));
}
