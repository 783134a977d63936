import './figure.css';
import { say } from '@shared/words/say';
import type { Catalogue } from '@shared/words/sentence';
import type { Figure as Drawn } from '@web/boards/booklet';
import { Says } from './says';

interface Props {
  readonly words: Catalogue;
  readonly figure: Drawn;
}

/** A picture with its caption. Nothing in it can be pressed. */
export function Figure({ words, figure: { picture, shows, caption } }: Props) {
  const told = shows.map((each) => say(words, each, String)).join(' ');
  return (
    <figure className="plate">
      <div role="img" aria-label={told}>
        <div inert>{picture}</div>
      </div>
      <figcaption>
        <Says words={words} says={caption} />
      </figcaption>
    </figure>
  );
}
