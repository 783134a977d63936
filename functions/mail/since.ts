/** What letters tell of what happened since their reader last moved. */

import { sinceLastTurn } from '@shared/since';
import type { Block } from './content';
import { type GameSeen, type Line, linesOf, toldOf } from './game';
import { say } from './say';
import type { Code } from './words';

/** Who has not moved yet is told so much of what happened; and so much anybody at most, for whom the clock may have played long. */
const LATEST = 6;
const MOST = 20;

export function sinceBlocks(seen: GameSeen): readonly Block[] {
  const { head, lines } = stretchOf(seen);
  return toldOf(seen, say(head), lines);
}

function stretchOf(seen: GameSeen): { head: Code; lines: readonly Line[] } {
  const { of, lines } = sinceLastTurn(linesOf(seen), seen.seat);
  if (of === 'all') return { head: of, lines: lines.slice(-LATEST) };
  return lines.length > MOST ? { head: 'latest', lines: lines.slice(-MOST) } : { head: of, lines };
}
