/** The walk around the quarter: twelve positions, the way round, and north. */

import './walk.css';
import { useSay } from '../speech';
import type { Mark } from './label';
import { from, SIZE, standOf, WALK } from './quarter';

export const POSITIONS: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);

export function Walk() {
  const say = useSay();
  const side = SIZE - 2 * WALK;
  return (
    <g className="walk">
      <rect className="kerbstone" x={WALK} y={WALK} width={side} height={side} rx="26" />
      <rect className="paving" x={WALK} y={WALK} width={side} height={side} rx="26" />
      <path className="way" d="M28 62l5-6 5 6M430 28l6 5-6 5M454 430l5 6 5-6M62 454l-6 5 6 5" />
      <g transform="translate(38 38)" className="compass">
        <circle r="17" />
        <path d="M0-13l4.5 9h-9z" />
        <text y="11">{say('board.north')}</text>
      </g>
    </g>
  );
}

interface StopProps {
  readonly position: number;
  /** Several detectives stand there: the number is moved inwards. One alone tells it himself. */
  readonly crowded: boolean;
  readonly mark: Mark;
}

export function Stop({ position, crowded, mark }: StopProps) {
  const { x, y } = crowded ? from(position, 0, -25) : standOf(position);
  return (
    <g className={`stop-sign ${mark}`} transform={`translate(${x} ${y})`}>
      <circle r={crowded ? 11.5 : 14} />
      <text y="5.4">{position}</text>
    </g>
  );
}
