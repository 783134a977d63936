import './pace.css';
import { TURN_TIMES } from '@shared/pace/pace';
import { Panel } from '@web/components/panel';
import { lengthOf, paceSummed } from '@web/pace/words';
import { More } from './more';
import { Question } from './question';
import { say } from './say';
import { paceOf, type Wish, withTurn } from './wish';

interface Props {
  readonly value: Wish;
  readonly onChange: (wish: Wish) => void;
}

/** What each of the offered times is for, in their order. */
const MEANT = ['turn.hour', 'turn.half', 'turn.day', 'turn.days', 'turn.week', 'turn.none'] as const;

const OFFERS = TURN_TIMES.map((turn, place) => ({
  turn: turn ?? ('none' as const),
  value: String(turn),
  label: turn === undefined ? say('none') : lengthOf(turn),
  means: MEANT[place],
}));

/** How much time a turn has, all of it in one sentence, and what else may be agreed on. */
export function PaceChoice({ value, onChange }: Props) {
  const pace = paceOf(value);
  const means = OFFERS.find((offer) => offer.value === String(pace.turn))?.means;
  return (
    <Panel head={say('time')}>
      <div className="form">
        <Question
          label={say('turn')}
          value={String(pace.turn)}
          options={OFFERS}
          means={means === undefined ? '' : say(means)}
          onChange={(chosen) => onChange(withTurn(value, OFFERS.find((offer) => offer.value === chosen)?.turn ?? 'none'))}
        />
        <p className="pace-sum" role="status">
          {paceSummed(pace, value.rated ?? false)}
        </p>
        <More wish={value} pace={pace} onChange={onChange} />
      </div>
    </Panel>
  );
}
