'use client';

import { tileOf } from '@shared/games/mr-jack-pocket/board';
import { sight, split } from '@shared/games/mr-jack-pocket/sight';
import type { Character } from '@shared/games/mr-jack-pocket/types';
import type { ReactNode } from 'react';
import { useSay } from '../speech';
import { beamsOf } from './beams';
import { piecesOf } from './crowd';
import { Face } from './faces';
import { Ground, Wall } from './ground';
import { Defs, Light } from './light';
import { Choosable, Chosen, Prepared, Walked } from './marks';
import { Detective } from './pieces';
import { cornerOf, SIZE } from './quarter';
import type { Shown } from './shown';
import { POSITIONS, Stop, Walk } from './walk';

interface Props {
  readonly shown: Shown;
  /** What answers presses, over the drawing. */
  readonly children: ReactNode;
}

/** The quarter from above. Layers, from the ground up; within one, tiles keep their order, so that they slide when exchanged. */
export function Alleys({ shown, children }: Props) {
  const say = useSay();
  const { now, action, board, after } = shown;
  const tiles = [...board.tiles].sort((one, other) => one.character.localeCompare(other.character));
  const lit = new Set(Object.values(sight(board)).flat());
  const before = split(now).seen;
  const pieces = piecesOf(board.detectives);
  const at = (character: Character) => cornerOf(board.tiles.findIndex((tile) => tile.character === character));
  const isLit = (character: Character) => lit.has(board.tiles.indexOf(tileOf(board.tiles, character)));
  const crowdAt = (position: number) => pieces.filter((piece) => piece.position === position).length;
  const markOf = (position: number) => shown.marks.get(position) ?? 'none';

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with buttons in it
    <svg className="quarter" viewBox={`0 0 ${SIZE} ${SIZE}`} role="group" aria-label={say('board.picture')}>
      <Defs />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the drawing takes the focus, the squares over it do */}
      <g aria-hidden="true">
        <Walk />
        {tiles.map((tile) => (
          <Ground key={tile.character} tile={tile} at={at(tile.character)} seen={isLit(tile.character)} />
        ))}
        {beamsOf(board).map((beam) => (
          <Light key={`${beam.position} ${beam.length} ${beam.detectives.join()}`} beam={beam} />
        ))}
        <path className="joints" d="M186 66v360M306 66v360M66 186h360M66 306h360" />
        {tiles.map((tile) => (
          <Wall key={tile.character} tile={tile} at={at(tile.character)} />
        ))}
        {shown.choosable.map((character) => (
          <Choosable key={character} at={at(character)} />
        ))}
        {shown.chosen.map((character) => (
          <Chosen key={character} at={at(character)} />
        ))}
        {after && action ? <Prepared now={now} action={action} /> : undefined}
        {tiles.map((tile) => (
          <Face
            key={tile.character}
            tile={tile}
            at={at(tile.character)}
            seen={!isLit(tile.character) ? 'no' : before.includes(tile.character) ? 'yes' : 'new'}
            turned={shown.turned.includes(tile.character)}
            badge={shown.jack?.on === tile.character ? say(shown.jack.as === 'you' ? 'board.you' : 'board.jack') : undefined}
          />
        ))}
        {after && action ? <Walked now={now} action={action} /> : undefined}
        {POSITIONS.filter((position) => crowdAt(position) === 0).map((position) => (
          <Stop key={position} position={position} crowded={false} mark={markOf(position)} />
        ))}
        {pieces.map((piece) => (
          <Detective key={piece.detective} piece={piece} moved={after && piece.detective === shown.mover} />
        ))}
        {POSITIONS.filter((position) => crowdAt(position) > 1).map((position) => (
          <Stop key={position} position={position} crowded mark={markOf(position)} />
        ))}
      </g>
      {children}
    </svg>
  );
}
