import type { Bank } from '@shared/pace/pace';
import { amounts, growingBy, increments, startingWith, usualBank } from './bank';
import { LengthChoice } from './length-choice';
import { Question } from './question';
import { say } from './say';

interface Props {
  /** The time for a turn, in milliseconds. */
  readonly turn: number;
  readonly bank: Bank | undefined;
  readonly onChange: (bank: Bank | undefined) => void;
}

/** Whether each player has time of their own, and how much. */
export function BankChoice({ turn, bank, onChange }: Props) {
  return (
    <>
      <Question
        label={say('bank')}
        value={bank === undefined ? 'no' : 'yes'}
        options={[
          { value: 'no', label: say('bank.no') },
          { value: 'yes', label: say('bank.yes') },
        ]}
        means={say(bank === undefined ? 'bank.no.means' : 'bank.yes.means')}
        onChange={(value) => onChange(value === 'yes' ? usualBank(turn) : undefined)}
      />
      {bank && (
        <div className="bank">
          <LengthChoice
            label={say('bank.start')}
            value={bank.start}
            lengths={amounts(turn)}
            onChange={(start) => onChange(startingWith(bank, start))}
          />
          <LengthChoice
            label={say('bank.increment')}
            value={bank.increment}
            lengths={increments(turn)}
            onChange={(increment) => onChange(growingBy(bank, increment, turn))}
          />
          {bank.increment > 0 && (
            <LengthChoice
              label={say('bank.cap')}
              value={bank.cap}
              lengths={amounts(turn).filter((length) => length >= bank.start)}
              onChange={(cap) => onChange({ ...bank, cap })}
            />
          )}
        </div>
      )}
    </>
  );
}
