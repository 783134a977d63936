import './pages.css';
import { say as sayIn } from '@shared/words/say';
import type { Booklet } from '@web/boards/booklet';
import { Frame } from '@web/components/frame';
import { Link } from '@web/components/link';
import { seatRange } from '@web/games/seat-range';
import type { TitleRules } from './all';
import { Block } from './block';
import { Figure } from './figure';
import { say } from './say';
import { Says } from './says';

interface Props {
  readonly rules: TitleRules;
  readonly booklet: Booklet;
}

/** A booklet, all its chapters on one page, and beside them what they are. */
export function Pages({ rules: { title, page }, booklet: { words, name, summary, length, cover, chapters } }: Props) {
  const players = say('forPlayers', { ...seatRange(title, page.options) });
  return (
    <Frame className="booklet">
      <article className="leaves">
        <header>
          <p className="caps">{say('rules')}</p>
          <h1>{sayIn(words, name, String)}</h1>
          <p className="lead">
            <Says words={words} says={summary} />
          </p>
          <p className="meta">
            {players} · <Says words={words} says={length} />
          </p>
          <Figure words={words} figure={cover} />
        </header>
        <nav className="contents" aria-label={say('contents')}>
          <div>
            <h2>{say('contents')}</h2>
            <ol>
              {chapters.map(({ id, head }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <Says words={words} says={head} />
                  </a>
                </li>
              ))}
            </ol>
            <Link href="/rules/">{say('allRules')}</Link>
          </div>
        </nav>
        {chapters.map(({ id, head, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-head`}>
            <h2 id={`${id}-head`}>
              <Says words={words} says={head} />
            </h2>
            {blocks.map((block, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change their order
              <Block key={place} words={words} of={block} />
            ))}
          </section>
        ))}
        <p className="acts">
          <Link className="btn" href="/new/">
            {say('newGame')}
          </Link>
        </p>
      </article>
    </Frame>
  );
}
