import './strip.css';
import type { Names } from '@shared/words/say';
import type { Catalogue } from '@shared/words/sentence';
import { Told } from '@web/components/told';
import { useId } from 'react';
import { ByClock } from './by-clock';
import type { Line } from './line';
import { Sign } from './sign';

interface Props {
  readonly head: string;
  readonly lines: readonly Line[];
  readonly words: Catalogue;
  readonly names: Names;
}

/** What happened in some stretch of the game, newest last, in a row above the board. */
export function Strip({ head, lines, words, names }: Props) {
  const id = useId();
  return (
    <section className="since" aria-labelledby={id}>
      <h2 className="caps" id={id}>
        {head}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keys */}
      <ol tabIndex={0} aria-labelledby={id}>
        {lines.map((line) => (
          <li key={line.key}>
            <Sign line={line} names={names} />
            <span>
              <Told words={words} sentence={line.sentence} names={names} />
              {line.auto && line.first && <ByClock />}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
