import './light.css';
import type { Detective } from '@shared/games/mr-jack-pocket/types';
import { type Beam, edgesOf, lightOf } from './beams';

/** What the drawing refers to by name. It has to stand in the page itself. */
export function Defs() {
  return (
    <defs>
      <linearGradient id="beam" x1="0" x2="1">
        <stop offset="0" stopColor="#ffe09a" stopOpacity=".95" />
        <stop offset=".3" stopColor="#ffc65a" stopOpacity=".62" />
        <stop offset="1" stopColor="#ffbf4f" stopOpacity=".46" />
      </linearGradient>
      <linearGradient id="fade" x1="0" x2="1">
        <stop offset="0" stopColor="#ffbf4f" stopOpacity=".46" />
        <stop offset="1" stopColor="#ffbf4f" stopOpacity="0" />
      </linearGradient>
      <radialGradient id="pool">
        <stop stopColor="#ffcf6b" stopOpacity=".55" />
        <stop offset=".55" stopColor="#ffcf6b" stopOpacity=".22" />
        <stop offset="1" stopColor="#ffcf6b" stopOpacity="0" />
      </radialGradient>
      <pattern id="cobble" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 .5h8M0 4.5h8M2 0v4.5M6 4.5V8" stroke="#0d1119" strokeOpacity=".28" fill="none" />
      </pattern>
      <marker id="arrowhead" viewBox="-10 -9 14 18" markerWidth="14" markerHeight="18" markerUnits="userSpaceOnUse" orient="auto">
        <path className="head-shade" d="M-6-6L1 0L-6 6" />
        <path className="head" d="M-6-6L1 0L-6 6" />
      </marker>
      <clipPath id="medal">
        <circle cx="24" cy="24" r="24" />
      </clipPath>
    </defs>
  );
}

/** Plain, dashed, dotted: whose light it is. */
export const EDGE_CLASS: Readonly<Record<Detective, string>> = {
  holmes: 'edge-plain',
  watson: 'edge-dashed',
  toby: 'edge-dotted',
};

/** How far light that leaves the quarter is still to be seen. */
const FADE = 26;

export function Light({ beam }: { readonly beam: Beam }) {
  const { at, turn, length, open, detectives } = beam;
  return (
    <g className="beam" transform={`translate(${at.x} ${at.y}) rotate(${turn})`}>
      <path d={lightOf(length)} fill="url(#beam)" />
      {detectives.map((detective, rank) => (
        <path key={detective} className={EDGE_CLASS[detective]} d={edgesOf(length, rank)} />
      ))}
      {open ? <path d={`M${length} -19h${FADE}v38h-${FADE}z`} fill="url(#fade)" /> : undefined}
    </g>
  );
}
