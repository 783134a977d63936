import type { Seat } from '@shared/game';
import { type Stretch, sinceLastTurn } from '@shared/since';
import type { Names } from '@shared/words/say';
import type { Catalogue } from '@shared/words/sentence';
import type { Line } from '@web/history/line';
import { Strip } from '@web/history/strip';
import { type Code, say } from '@web/words/say';

interface Props {
  readonly lines: readonly Line[];
  readonly you: Seat | undefined;
  readonly words: Catalogue;
  readonly names: Names;
}

/** Who has not moved yet, or never will, is shown so much. */
const LATEST = 6;

const HEADS = { missed: 'sinceYourLastTurn', own: 'yourLastTurn', all: 'latest' } as const satisfies Record<
  Stretch<Line>['of'],
  Code
>;

/** What the reader has missed. */
export function Since({ lines, you, words, names }: Props) {
  const stretch = sinceLastTurn(lines, you);
  const shown = stretch.of === 'all' ? stretch.lines.slice(-LATEST) : stretch.lines;
  if (shown.length === 0) return undefined;
  return <Strip head={say(HEADS[stretch.of])} lines={shown} words={words} names={names} />;
}
