import { span } from '@web/clock/words';
import { say } from '@web/words/say';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The ring of a postmark closes after three days. */
const ROUND = 3 * DAY;

/** How long a letter has lain there, `wait` in milliseconds. */
export function Postmark({ wait }: { readonly wait: number }) {
  const [first, second] = span(wait);
  const label = wait < MINUTE ? say('justCame') : say('waited', { span: span(wait).join(' ') });
  const share = Math.min(1, Math.max(0.01, wait / ROUND));
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
        strokeDasharray={`${Math.round(share * 100)} 100`}
        transform="rotate(-90 40 40)"
      />
      <g fill="currentColor" textAnchor="middle">
        <text x="40" y={second === undefined ? 46 : 40} fontSize="18" fontWeight="800">
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
