'use client';

import './time-left.css';
import { isShort, timeLeft } from './left';
import { useLeft } from './use-left';

interface Props {
  /** Epoch milliseconds. */
  readonly until: number;
  /** What the turn may take in all, in milliseconds. */
  readonly time: number | undefined;
}

/** How much time is left, as it goes by; where it is little, in a word more and in red. Who listens is not told each minute. */
export function TimeLeft({ until, time }: Props) {
  const left = useLeft(until);
  if (left === undefined) return undefined;
  const short = isShort(left, time);
  return <span className={short ? 'time-left short num' : 'time-left num'}>{timeLeft(left, short)}</span>;
}
