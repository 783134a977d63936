import { spanLeft, timeLeft } from '@web/clock/left';
import { span } from '@web/clock/words';
import { say } from './say';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Without a deadline the ring of a postmark closes after three days. */
const ROUND = 3 * DAY;

/** How long a letter has lain there, in milliseconds, where there is no hurry. */
export function Wait({ wait }: { readonly wait: number }) {
  const label = wait < MINUTE ? say('justCame') : say('waited', { span: span(wait).join(' ') });
  return <Postmark words={span(wait)} label={label} share={wait / ROUND} />;
}

interface CountdownProps {
  readonly left: number;
  /** What the turn may take in all. */
  readonly time: number | undefined;
}

/** How much time is left, in milliseconds: the ring closes as it runs out. */
export function Countdown({ left, time }: CountdownProps) {
  const share = time === undefined ? 0 : 1 - left / time;
  return <Postmark words={left > 0 ? spanLeft(left) : [say('timeUpMark')]} label={timeLeft(left)} share={share} />;
}

/** That the clock stands. */
export function Rest({ state }: { readonly state: 'paused' | 'away' }) {
  const word = say(state === 'paused' ? 'pausedMark' : 'awayMark');
  return <Postmark words={[word]} label={word} share={0} />;
}

interface Props {
  readonly words: readonly [string] | readonly [string, string];
  readonly label: string;
  /** How far the ring is closed, of 1. */
  readonly share: number;
}

function Postmark({ words: [first, second], label, share }: Props) {
  const closed = Math.min(1, Math.max(0.01, share));
  return (
    <svg className="postmark" viewBox="0 0 80 80" role="img" aria-label={label}>
      <path className="wave" fill="none" stroke="currentColor" strokeWidth="2" d={WAVES} />
      <circle cx="40" cy="40" r="37" fill="none" stroke="currentColor" strokeWidth="1.5" opacity=".6" />
      <circle
        cx="40"
        cy="40"
        r="37"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        pathLength="100"
        strokeDasharray={`${Math.round(closed * 100)} 100`}
        transform="rotate(-90 40 40)"
      />
      <g fill="currentColor" textAnchor="middle">
        <text x="40" y={second === undefined ? 46 : 40} fontSize={first.length > 4 ? 15 : 18} fontWeight="800">
          {first}
        </text>
        {second !== undefined && (
          <text x="40" y="56" fontSize="14" fontWeight="600">
            {second}
          </text>
        )}
      </g>
    </svg>
  );
}

const WAVES = [24, 35, 46, 57].map((y) => `M76 ${y}c6-5 10-5 16 0s10 5 16 0 10-5 16 0 10 5 16 0 10-5 16 0`).join('');
