import { say } from '@web/records/say';

/** A rim of wax: bulges of two sizes all around, as it runs from under a stamp. */
const WAX = rim();

/** The seal on the certificate: whole, or broken across and without its colour. */
export function Seal({ whole }: { readonly whole: boolean }) {
  return whole ? (
    <svg className="seal" viewBox="0 0 120 120" role="img" aria-label={say('verdict.seal')}>
      <path className="wax" d={WAX} />
      <circle className="dent" cx="60" cy="60" r="40" />
      <circle className="ring" cx="60" cy="60" r="40" />
      <circle className="ring fine" cx="60" cy="60" r="35.5" />
      <Keyhole />
    </svg>
  ) : (
    <svg className="seal broken" viewBox="0 0 120 120" role="img" aria-label={say('verdict.broken')}>
      <defs>
        <clipPath id="seal-left">
          <path d={`M0 0H64${CRACK}H0z`} />
        </clipPath>
        <clipPath id="seal-right">
          <path d={`M120 0H64${CRACK}H120z`} />
        </clipPath>
      </defs>
      {(['left', 'right'] as const).map((side) => (
        <g key={side} transform={side === 'left' ? 'rotate(-4 60 120) translate(-4 0)' : 'rotate(4 60 120) translate(4 0)'}>
          <g clipPath={`url(#seal-${side})`}>
            <path className="wax" d={WAX} />
            <circle className="ring" cx="60" cy="60" r="40" />
            <Keyhole />
          </g>
        </g>
      ))}
    </svg>
  );
}

/** From the top edge to the bottom edge, where the broken seal parts. */
const CRACK = 'L55 26 66 44 53 62 67 80 56 98 61 120';

function Keyhole() {
  return (
    <g className="stamp-mark">
      <circle cx="60" cy="52" r="11.500" />
      <path d="M55 58h10l5 22H50z" />
    </g>
  );
}

function rim(): string {
  const bulges = 14;
  const point = (turn: number, radius: number): string => {
    const angle = (turn / bulges) * 2 * Math.PI;
    return `${(60 + radius * Math.sin(angle)).toFixed(2)} ${(60 - radius * Math.cos(angle)).toFixed(2)}`;
  };
  const arcs = Array.from(
    { length: bulges },
    (_, at) => `Q${point(at + 0.5, at % 3 === 0 ? 60 : 57)} ${point(at + 1, at % 2 === 0 ? 51 : 52.5)}`,
  );
  return `M${point(0, 52.5)}${arcs.join('')}z`;
}
