/** Who is on a tile: a suspect's medallion, or the lamp that is lit for an innocent. */

import './faces.css';
import { isSuspect } from '@shared/games/mr-jack-pocket/board';
import type { Tile } from '@shared/games/mr-jack-pocket/types';
import { art } from '../art';
import { useSay } from '../speech';
import { standing } from './ground';
import type { Point } from './quarter';

interface Props {
  readonly tile: Tile;
  readonly at: Point;
  /** Seen as shown; `new` if only after what is prepared. */
  readonly seen: 'no' | 'yes' | 'new';
  readonly turned: boolean;
  /** What is written on Jack's own tile, for those who know. */
  readonly badge: string | undefined;
}

export function Face({ tile, at, seen, turned, badge }: Props) {
  const name = useSay()(tile.character);
  return (
    <g className={seen === 'no' ? 'slides' : 'slides lit'} style={standing(at)}>
      {isSuspect(tile) ? <Suspect tile={tile} name={name} /> : <Innocent name={name} />}
      {isSuspect(tile) && seen !== 'no' ? <Eye newly={seen === 'new'} /> : undefined}
      {turned ? <TurnedSign /> : undefined}
      {badge === undefined ? undefined : <Badge text={badge} />}
    </g>
  );
}

function Suspect({ tile, name }: { readonly tile: Tile; readonly name: string }) {
  const width = plate(name);
  return (
    <g className={`suspect tone-${tile.character}`}>
      <circle className="rim" cx="60" cy="52" r="30" />
      <circle className="tone" cx="60" cy="52" r="28" />
      <circle className="medal" cx="60" cy="52" r="24.5" />
      <svg className={`char tone-${tile.character}`} x="36" y="28" width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
        <g clipPath="url(#medal)">
          <use href={art(tile.character)} />
        </g>
      </svg>
      <rect className="plate" x={60 - width / 2} y="78.5" width={width} height="21" rx="3" />
      <text className="name" x="60" y="94.4">
        {name}
      </text>
    </g>
  );
}

function Innocent({ name }: { readonly name: string }) {
  const tick = `M${45 - 4.1 * name.length - 2 * wideIn(name)} 88.5l3.5 3.5 6-7`;
  return (
    <g className="cleared">
      <circle className="halo" cx="60" cy="54" r="15" />
      <use href={art('gaslamp')} x="48" y="36" width="24" height="36" />
      <text className="name" x="60" y="93">
        {name}
      </text>
      <path className="tick-rim" d={tick} />
      <path className="tick" d={tick} />
    </g>
  );
}

/** Seen: an eye; a plus beside it if it is newly so. */
function Eye({ newly }: { readonly newly: boolean }) {
  return (
    <g className={newly ? 'eye newly' : 'eye'} transform="translate(80 22)">
      <circle className="rim" r="12.5" />
      <circle className="iris" r="10.5" />
      <use className="on-light" href="/art/icons.svg#eye" x="-8" y="-8" width="16" height="16" />
      {newly ? (
        <>
          <circle className="rim" cx="11" cy="-10" r="7.5" />
          <path className="plus" d="M11-14.5v9M6.5-10h9" />
        </>
      ) : undefined}
    </g>
  );
}

/** Turned this round, so not to be turned again. */
function TurnedSign() {
  return (
    <g className="turned" transform="translate(22 66)">
      <circle className="rim" r="10.5" />
      <use href="/art/icons.svg#rotation" x="-7" y="-7" width="14" height="14" />
    </g>
  );
}

function Badge({ text }: { readonly text: string }) {
  return (
    <g className="badge" transform="translate(38 20)">
      <rect x={-9 - 4 * text.length} y="-9.5" width={18 + 8 * text.length} height="19" rx="9.5" />
      <text y="5">{text}</text>
    </g>
  );
}

/** Room for a name in any of the fonts it may be set in. */
function plate(name: string): number {
  return 21 + 9.4 * name.length + 2 * wideIn(name);
}

/** How many of its letters are wide. */
function wideIn(name: string): number {
  return name.match(/[MWmw]/g)?.length ?? 0;
}
