'use client';

import { lastDay } from '@web/clock/words';
import { Link } from '@web/components/link';
import { useVisitor } from '@web/people/visitor';
import { say } from './say';

interface Props {
  readonly now: number;
  readonly zone: string;
}

/** To a player who is on vacation: until when, and the way to end it. */
export function OnVacation({ now, zone }: Props) {
  const visitor = useVisitor();
  const taken = visitor.state === 'somebody' ? visitor.me.vacation.taken : undefined;
  if (taken === undefined || now < taken.from || now >= taken.until) return undefined;
  return (
    <p className="meta on-vacation">
      {say('onVacation', { day: lastDay(taken.until, now, zone) })} <Link href="/you/">{say('toVacation')}</Link>
    </p>
  );
}
