'use client';

import './vacation.css';
import type { Me } from '@shared/api/people';
import { type Days, VACATION_DAYS } from '@shared/pace/vacation';
import { dayAt, dayInWords } from '@web/clock/day';
import { useNow } from '@web/clock/use-now';
import { Panel } from '@web/components/panel';
import { forget } from '@web/drafts/drafts';
import { useKept } from '@web/drafts/use-kept';
import { useEffect, useRef, useState } from 'react';
import { say } from '../say';
import { DaysForm, DRAFT } from './days-form';
import { Ways } from './ways';

/** The reader's vacation: the one that is on or planned, how many days are left, and the way to take some. */
export function Vacation({ me: { vacation, timeZone } }: { readonly me: Me }) {
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const [draft] = useKept<Days | undefined>(DRAFT, undefined);
  const [steps, setSteps] = useState(0);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (steps > 0) said.current?.focus();
  }, [steps]);

  // It ends by itself, also while the page is open.
  const taken = vacation.taken !== undefined && vacation.taken.until > now ? vacation.taken : undefined;
  const { left } = vacation;
  const isOn = taken !== undefined && taken.from <= now;
  const close = (): void => {
    forget(DRAFT);
    setOpen(false);
    setSteps((before) => before + 1);
  };
  return (
    <Panel head={say('vacation')}>
      <div className="form vacation">
        <p ref={said} tabIndex={-1} role="status">
          {taken ? <b>{standing(taken, isOn)}</b> : say('noVacation')}
        </p>
        <p className="meta">{say('vacationMeans')}</p>
        <p className="meta">{say('left', { n: left, of: VACATION_DAYS })}</p>
        {isOpen || draft !== undefined ? (
          <DaysForm
            vacation={taken ? { left, taken } : { left }}
            today={dayAt(now, timeZone)}
            isOn={isOn}
            onLeave={close}
            onDone={close}
          />
        ) : (
          <Ways
            stage={taken === undefined ? 'none' : isOn ? 'on' : 'planned'}
            onChange={() => setOpen(true)}
            onDone={() => setSteps((before) => before + 1)}
          />
        )}
      </div>
    </Panel>
  );
}

function standing({ first, last }: Days, isOn: boolean): string {
  if (isOn) return say('awayUntil', { day: dayInWords(last) });
  const parts = { first: dayInWords(first), last: dayInWords(last) };
  return say('planned', { days: say(first === last ? 'oneDay' : 'manyDays', parts) });
}
