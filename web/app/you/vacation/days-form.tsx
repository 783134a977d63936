'use client';

import type { Me } from '@shared/api/people';
import { type Days, daysIn, daysOf, yearAfter, yearOf } from '@shared/pace/vacation';
import { takeVacation } from '@web/api/people';
import { Trouble } from '@web/components/trouble';
import { useTask } from '@web/components/use-task';
import { useKept } from '@web/drafts/use-kept';
import { adopt } from '@web/people/visitor';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { say } from '../say';

/** Where the days are kept that were not sent yet. */
export const DRAFT = 'you/vacation';

interface Props {
  readonly vacation: Me['vacation'];
  readonly today: string;
  /** The vacation is on: its first day is as it is. */
  readonly isOn: boolean;
  readonly onLeave: () => void;
  readonly onDone: () => void;
}

/** Asks for the first day and the last, or for the last alone. */
export function DaysForm({ vacation, today, isOn, onLeave, onDone }: Props) {
  const { left, taken } = vacation;
  const [days, setDays] = useKept<Days>(DRAFT, { first: taken?.first ?? today, last: taken?.last ?? today });
  const { run, busy, error } = useTask();
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);

  const first = isOn && taken ? taken.first : days.first;
  const wanted = { first, last: days.last };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await run(async () => adopt(await takeVacation(wanted.first, wanted.last)))) onDone();
  };
  const until = yearAfter(today);
  return (
    <form ref={place} className="form days" onSubmit={(event) => void send(event)}>
      <div className="two-days">
        {!isOn && (
          <DayField
            label={say('firstDay')}
            value={first}
            min={today}
            max={until}
            // The last day goes along where it would be before the first.
            onChange={(day) => setDays({ first: day, last: daysOf({ first: day, last: days.last }) > 0 ? days.last : day })}
          />
        )}
        <DayField
          label={say('lastDay')}
          value={days.last}
          min={first > today ? first : today}
          max={until}
          onChange={(last) => setDays({ first, last })}
        />
      </div>
      <p role="status" className="meta">
        {price(wanted, today, left + (taken ? daysIn(yearOf(today), taken) : 0))}
      </p>
      <Trouble error={error} />
      <p className="acts">
        <button type="submit" className="btn go" disabled={busy}>
          {say(isOn ? 'saveLast' : 'takeDays')}
        </button>
        <button type="button" className="btn" disabled={busy} onClick={onLeave}>
          {say('cancel')}
        </button>
      </p>
    </form>
  );
}

/** How many days these are, and what is left of so many this year. */
function price(days: Days, today: string, there: number): string {
  if (days.first === '' || days.last < days.first) return '';
  const left = there - daysIn(yearOf(today), days);
  return left < 0 ? say('tooMany', { n: -left }) : say('soMany', { n: daysOf(days), left });
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly min: string;
  readonly max: string;
  readonly onChange: (day: string) => void;
}

function DayField({ label, value, min, max, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="date"
        required
        value={value}
        min={min}
        max={max}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
