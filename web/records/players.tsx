import './players.css';
import { ranking } from '@shared/ranking';
import type { RecordedGame } from '@shared/record/record';
import { minus } from '@shared/words/minus';
import { Who } from '@web/components/who';
import { namesOf } from './names';
import { say } from './say';

/** Who played, and, of a finished game, who came where: by place, otherwise by seat. */
export function Players({ record }: { readonly record: RecordedGame }) {
  const names = namesOf(record);
  const { result, seats } = record;
  return (
    <ol className="record-players" aria-label={say('about.played')}>
      {result === undefined
        ? seats.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={seat}>
              <Who seat={seat} names={names} />
              <b>{names(seat)}</b>
            </li>
          ))
        : ranking(result).map(({ seat, place, score }) => (
            <li key={seat}>
              <Who seat={seat} names={names} />
              <b>{names(seat)}</b>
              <span className="meta">
                {score === undefined ? say('about.place', { place }) : say('about.score', { place, score: minus(score) })}
              </span>
            </li>
          ))}
    </ol>
  );
}
