/** An alley tile from above, without who is on it: roofs, street, wall. */

import './ground.css';
import { isSuspect, wallOf } from '@shared/games/mr-jack-pocket/board';
import type { Character, Side, Tile } from '@shared/games/mr-jack-pocket/types';
import { useState } from 'react';
import { art } from '../art';
import { type Point, TURN } from './quarter';

/** Where something stands, as a style: so that it slides there when that changes. */
export function standing({ x, y }: Point): { readonly transform: string } {
  return { transform: `translate(${x}px, ${y}px)` };
}

/** The four roofs of each tile, row by row. */
const ROOFS: Readonly<Record<Character, string>> = {
  gull: 'aabc',
  lestrade: 'babb',
  madame: 'caaa',
  goodley: 'cbaa',
  lane: 'bcba',
  pizer: 'aaca',
  smith: 'abcb',
  stealthy: 'abbc',
  bert: 'aaaa',
};

/** A T with its closed side north, and the fourth arm of a crossroads. */
const STREET = { t: 'M41 60h38v60H41zM60 41h60v38H60zM0 41h60v38H0z', arm: 'M41 0h38v60H41z' };
const KERB = { t: 'M41 120V87M79 120V87M120 41H87M120 79H87M0 41h33M0 79h33', arm: 'M41 0v33M79 0v33' };

interface Props {
  readonly tile: Tile;
  readonly at: Point;
  readonly seen: boolean;
}

export function Ground({ tile, at, seen }: Props) {
  const open = wallOf(tile) === undefined;
  const street = open ? STREET.t + STREET.arm : STREET.t;
  return (
    <g className="slides" style={standing(at)}>
      <rect width="120" height="120" className="roofs" />
      {[...ROOFS[tile.character]].map((roof, corner) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the four corners stay in their order
        <use key={corner} href={art(`roof-${roof}`)} x={(corner % 2) * 80} y={Math.floor(corner / 2) * 80} />
      ))}
      <Turning side={tile.wall}>
        <path className="street" d={street} />
        <circle className="street" cx="60" cy="60" r="33" />
        <path className="kerb" d={open ? KERB.t + KERB.arm : KERB.t} />
        <path fill="url(#cobble)" d={street} />
      </Turning>
      <circle className={seen ? 'pool lit' : 'pool'} cx="60" cy="60" r="50" fill="url(#pool)" />
    </g>
  );
}

export function Wall({ tile, at }: Omit<Props, 'seen'>) {
  if (wallOf(tile) === undefined) return undefined;
  return (
    <g className={isSuspect(tile) ? 'slides' : 'slides innocent'} style={standing(at)}>
      <Turning side={tile.wall}>
        <use href={art('wall')} />
      </Turning>
    </g>
  );
}

/** What is drawn with the wall in the north, turned to where it stands, and on from there the short way. */
function Turning({ side, children }: { readonly side: Side; readonly children: React.ReactNode }) {
  const [angle, setAngle] = useState(TURN[side]);
  const rest = ((((TURN[side] - angle) % 360) + 540) % 360) - 180;
  if (rest !== 0) setAngle(angle + rest);
  return (
    <g transform="translate(60 60)">
      <g className="turns" style={{ transform: `rotate(${angle}deg)` }}>
        <g transform="translate(-60 -60)">{children}</g>
      </g>
    </g>
  );
}
