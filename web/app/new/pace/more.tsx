import { FORFEITS, MOST_IN_A_ROW, type Pace } from '@shared/pace/pace';
import { Icon } from '@web/components/icon';
import { BankChoice } from './bank-choice';
import { Question } from './question';
import { say } from './say';
import { type Wish, withBank } from './wish';

interface Props {
  readonly wish: Wish;
  /** What comes of it. */
  readonly pace: Pace;
  readonly onChange: (wish: Wish) => void;
}

type YesOrNo = 'yes' | 'no';

/** What few tables have otherwise. Without a clock only whether it counts is left to say. */
export function More({ wish, pace, onChange }: Props) {
  return (
    <details className="more-time">
      <summary>
        <Icon name="next" />
        {say('more')}
      </summary>
      <div className="form">
        {pace.turn !== undefined && <OfTheClock wish={wish} pace={pace} turn={pace.turn} onChange={onChange} />}
        <Either what="rated" value={wish.rated ?? false} first="no" onChange={(rated) => onChange({ ...wish, rated })} />
      </div>
    </details>
  );
}

function OfTheClock({ wish, pace, turn, onChange }: Props & { readonly turn: number }) {
  const forfeit = pace.forfeit ?? 'never';
  const misses = [...FORFEITS.map(String), 'never'] as `${typeof forfeit}`[];
  const chosen = (value: string) => FORFEITS.find((miss) => String(miss) === value) ?? 'never';
  return (
    <>
      <Question
        label={say('forfeit')}
        value={`${forfeit}`}
        options={misses.map((value) => ({ value, label: say(`forfeit.${value}`) }))}
        means={say(`forfeit.${forfeit}.means`, { n: MOST_IN_A_ROW })}
        onChange={(value) => onChange({ ...wish, forfeit: chosen(value) })}
      />
      <Either what="weekends" value={pace.weekends} onChange={(weekends) => onChange({ ...wish, weekends })} />
      <Either what="vacation" value={pace.vacation} onChange={(vacation) => onChange({ ...wish, vacation })} />
      <BankChoice turn={turn} bank={pace.bank} onChange={(bank) => onChange(withBank(wish, bank))} />
    </>
  );
}

interface EitherProps {
  readonly what: 'weekends' | 'vacation' | 'rated';
  readonly value: boolean;
  /** Which stands first: what is usual. */
  readonly first?: YesOrNo;
  readonly onChange: (value: boolean) => void;
}

/** One of two. */
function Either({ what, value, first = 'yes', onChange }: EitherProps) {
  const answers: readonly YesOrNo[] = first === 'yes' ? ['yes', 'no'] : ['no', 'yes'];
  const chosen: YesOrNo = value ? 'yes' : 'no';
  return (
    <Question<YesOrNo>
      label={say(what)}
      value={chosen}
      options={answers.map((answer) => ({ value: answer, label: say(`${what}.${answer}`) }))}
      means={say(`${what}.${chosen}.means`)}
      onChange={(answer) => onChange(answer === 'yes')}
    />
  );
}
