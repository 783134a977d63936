import './since.css';
import type { Seat } from '@shared/game';
import type { Names } from '@shared/words/say';
import type { Catalogue } from '@shared/words/sentence';
import { Told } from '@web/components/told';
import { type Code, say } from '@web/words/say';
import { type Line, type Stretch, sinceLastTurn } from './line';
import { Sign } from './sign';

interface Props {
  readonly lines: readonly Line[];
  readonly you: Seat | undefined;
  readonly words: Catalogue;
  readonly names: Names;
}

/** Who has not moved yet, or never will, is shown so much. */
const LATEST = 6;

const HEADS = { missed: 'sinceYourLastTurn', own: 'yourLastTurn', all: 'latest' } as const satisfies Record<Stretch['of'], Code>;

/** What the reader has missed, newest last. */
export function Since({ lines, you, words, names }: Props) {
  const stretch = sinceLastTurn(lines, you);
  const shown = stretch.of === 'all' ? stretch.lines.slice(-LATEST) : stretch.lines;
  if (shown.length === 0) return undefined;
  return (
    <section className="since" aria-labelledby="since">
      <h2 className="caps" id="since">
        {say(HEADS[stretch.of])}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keys */}
      <ol tabIndex={0} aria-labelledby="since">
        {shown.map((line) => (
          <li key={line.key}>
            <Sign line={line} names={names} />
            <span>
              <Told words={words} sentence={line.sentence} names={names} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
