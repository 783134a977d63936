/** What is chosen and what is prepared, drawn over the board: teal, and nothing else is. */

import './marks.css';
import { type Board, tileOf, wallOf } from '@shared/games/mr-jack-pocket/board';
import type { Action, Character } from '@shared/games/mr-jack-pocket/types';
import { landing, moverOf } from '../turn/draft';
import { cornerOf, type Point, standOf, TILE, TURN, wayBetween } from './quarter';

const FRAME = `M0 0h${TILE}v${TILE}H0z`;

/** The frame of a tile that is chosen. */
export function Chosen({ at }: { readonly at: Point }) {
  return <path className="mark" transform={`translate(${at.x} ${at.y})`} d={FRAME} />;
}

/** A tile that may be chosen next. */
export function Choosable({ at }: { readonly at: Point }) {
  return <path className="mark may" transform={`translate(${at.x} ${at.y})`} d={`M4 4h${TILE - 8}v${TILE - 8}H4z`} />;
}

interface Props {
  readonly now: Board;
  readonly action: Action;
}

export function Prepared({ now, action }: Props) {
  if (action.type === 'rotation') return <Turned now={now} character={action.character} degrees={action.degrees} />;
  if (action.type === 'exchange') return <Exchanged now={now} first={action.first} second={action.second} />;
  return undefined;
}

/** Arrows outside the tile's corner, with the wall in the north; a turn to the left is the mirror image of one to the right. */
const ARROW = {
  quarter: { way: 'M70-14Q126-10 133 44', head: 'M125 36l8.5 10 6-11.5' },
  half: { way: 'M70-14Q133-14 133 60Q133 130 80 133', head: 'M90 124l-11 9 11 8' },
};

function Turned({ now, character, degrees }: { readonly now: Board; readonly character: Character; readonly degrees: number }) {
  const tile = tileOf(now.tiles, character);
  const wall = wallOf(tile);
  const at = cornerOf(now.tiles.indexOf(tile));
  if (wall === undefined) return undefined;
  const { way, head } = degrees === 180 ? ARROW.half : ARROW.quarter;
  const mirror = degrees === 270 ? ' translate(120 0) scale(-1 1)' : '';
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <path className="was" transform={`rotate(${TURN[wall]} 60 60)`} d="M2 1.5h116v15H2z" />
      <path className="mark" transform={`rotate(${TURN[wall] + degrees} 60 60)`} d="M1.5 1.5h117v16h-117z" />
      <g className="arrow" transform={`rotate(${TURN[wall]} 60 60)${mirror}`}>
        <path className="shade" d={way} />
        <path d={way + head} />
      </g>
    </g>
  );
}

interface ExchangedProps {
  readonly now: Board;
  readonly first: Character;
  readonly second: Character;
}

/** From the middle of one tile to the middle of the other, under their faces. */
function Exchanged({ now, first, second }: ExchangedProps) {
  const [start, end] = [first, second].map((character) => {
    const { x, y } = cornerOf(now.tiles.indexOf(tileOf(now.tiles, character)));
    return { x: x + TILE / 2, y: y + TILE / 2 };
  }) as [Point, Point];
  const way = `M${start.x} ${start.y}L${end.x} ${end.y}`;
  return (
    <g className="arrow">
      <path className="shade" d={way} />
      <path d={way} />
      {[start, end].map(({ x, y }) => (
        <g key={`${x} ${y}`} className="swap" transform={`translate(${x - 36} ${y - 38})`}>
          <circle r="12" />
          <use href="/art/icons.svg#exchange" x="-8" y="-8" width="16" height="16" />
        </g>
      ))}
    </g>
  );
}

/** The way of a detective along the walk, and where he came from. */
export function Walked({ now, action }: Props) {
  const mover = moverOf(action);
  const end = landing(action, now.detectives);
  if (mover === undefined || end === undefined) return undefined;
  const start = now.detectives[mover];
  const { x, y } = standOf(start);
  const way = wayBetween(start, end, 32);
  return (
    <g className="arrow">
      <circle className="left" cx={x} cy={y} r="19" />
      <path className="shade" d={way} />
      <path d={way} markerEnd="url(#arrowhead)" />
    </g>
  );
}
