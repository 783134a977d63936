import './draws.css';
import type { DrawCheck } from '@shared/record/verify';
import { Icon } from '@web/components/icon';
import { Told } from '@web/components/told';
import { type Line, wordsOf } from '@web/history/line';
import { Sign } from '@web/history/sign';
import { linesOf } from '@web/records/lines';
import { namesOf } from '@web/records/names';
import type { Opened } from '@web/records/opened';
import { say } from '@web/records/say';
import { useMemo } from 'react';

interface Props extends Opened {
  readonly draws: readonly DrawCheck[];
}

/** Every draw, under the move that it went into, with what came of it in words. */
export function Draws({ game, record, draws }: Props) {
  const lines = useMemo(() => linesOf({ game, record }, 'revealed'), [game, record]);
  const words = useMemo(() => wordsOf(record), [record]);
  const names = namesOf(record);
  const versions = [...new Set(draws.map(({ version }) => version))];
  return (
    <section className="panel draws" aria-labelledby="draws">
      <header>
        <h2 id="draws">{say('drawByDraw')}</h2>
      </header>
      <p className="meta">{say('drawByDrawLead')}</p>
      <ol>
        {versions.map((version) => (
          <li key={version}>
            <h3>{say('place.move', { move: version - 1 })}</h3>
            <ul className="told">
              {lines
                .filter((line) => line.version === version)
                .map((line: Line) => (
                  <li key={line.key}>
                    <Sign line={line} names={names} />
                    <span>
                      <Told words={words} sentence={line.sentence} names={names} />
                    </span>
                  </li>
                ))}
            </ul>
            <ul className="made">
              {draws
                .filter((draw) => draw.version === version)
                .map((draw) => (
                  <Made key={draw.label} draw={draw} />
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Made({ draw: { label, outcome, of, follows } }: { readonly draw: DrawCheck }) {
  return (
    <li className={follows ? 'good' : 'bad'}>
      <code>{label}</code>
      <span className="verdict">
        <Icon name={follows ? 'check' : 'x'} />
        {say(follows ? 'draw.follows' : 'draw.differs')}
      </span>
      <span className="outcome">
        {typeof outcome === 'number'
          ? say('draw.pick', { outcome, last: of - 1 })
          : say('draw.order', { order: outcome.join(' ') })}
      </span>
    </li>
  );
}
