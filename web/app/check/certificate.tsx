import './certificate.css';
import type { RecordedGame } from '@shared/record/record';
import type { Verdict } from '@shared/record/verify';
import { describeOptions, titleName } from '@web/games/title';
import { useZone } from '@web/people/visitor';
import { countMoves } from '@web/records/count-moves';
import { namesOf } from '@web/records/names';
import { say } from '@web/records/say';
import { when } from '@web/records/when';
import { list } from '@web/words/list';
import { Flaws } from './flaws';
import { Points } from './points';
import { Seal } from './seal';

interface Props {
  readonly record: RecordedGame;
  readonly verdict: Verdict;
  /** This browser kept something of the game. */
  readonly kept: boolean;
}

/** The verdict, under a seal that is whole or broken. */
export function Certificate({ record, verdict, kept }: Props) {
  const { title, options, seats, moves } = record;
  const zone = useZone();
  const { draws, flaws } = verdict;
  const holds = flaws.length === 0;
  const last = moves.at(-1);
  const names = namesOf(record);
  return (
    <article className={holds ? 'certificate good' : 'certificate bad'} aria-labelledby="verdict">
      <header>
        <p className="caps">
          {titleName(title)} · {describeOptions(title, options)}
        </p>
        <p className="meta">
          {list(seats.map((_, seat) => names(seat)))}
          {last && `, ${when(last.at, zone)}`}
        </p>
      </header>
      <Seal whole={holds} />
      <h2 id="verdict">{say(holds ? 'verdict.good' : 'verdict.bad')}</h2>
      {holds ? (
        <p className="lead">{say('verdict.good.lead', { draws: draws.length, moves: countMoves(record) })}</p>
      ) : (
        <Flaws flaws={flaws} />
      )}
      <Points verdict={verdict} kept={kept} isVoid={record.status === 'void'} />
    </article>
  );
}
