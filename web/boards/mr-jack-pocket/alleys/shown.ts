import { type Board, isSuspect } from '@shared/games/mr-jack-pocket/board';
import type { Action, Character, Detective, View } from '@shared/games/mr-jack-pocket/types';
import { fitting, landing, moverOf, reset, tilesOf } from '../turn/draft';
import type { Preparing } from '../turn/use-draft';
import type { Mark } from './label';

/** What is drawn: which board, and what is chosen and prepared on it. */
export interface Shown {
  /** The board as it is. */
  readonly now: Board;
  /** The board on show, and whether it is the one after what is prepared. */
  readonly board: Board;
  readonly after: boolean;
  readonly action: Action | undefined;
  /** Tiles turned this round. */
  readonly turned: readonly Character[];
  /** Tiles that are chosen, and tiles that may be chosen next. */
  readonly chosen: readonly Character[];
  readonly choosable: readonly Character[];
  /** What a press at a position would do, or has done. */
  readonly marks: ReadonlyMap<number, Mark>;
  /** Who is being moved. */
  readonly mover: Detective | undefined;
  /** Whose tile Jack's is, to a viewer who knows it: `was` to those who look back. */
  readonly jack: { readonly on: Character; readonly as: 'you' | 'was' } | undefined;
}

export function shownOf(view: View, { actions, draft, action }: Preparing, after: Board | undefined): Shown {
  const byToken = draft.token === undefined ? [] : fitting(actions, reset(draft));
  const open = action === undefined ? fitting(byToken, draft) : [];
  return {
    now: view,
    board: after ?? view,
    after: after !== undefined,
    action,
    turned: view.turned,
    chosen: draft.tiles,
    choosable: [...new Set(open.flatMap(tilesOf))].filter((character) => !draft.tiles.includes(character)),
    marks: marksOf(view, byToken, action),
    mover: action && moverOf(action),
    jack: view.secret && { on: view.secret.identity, as: isHiding(view) ? 'you' : 'was' },
  };
}

function marksOf({ detectives }: View, byToken: readonly Action[], action: Action | undefined): Shown['marks'] {
  const marks = new Map<number, Mark>();
  for (const each of byToken) {
    const position = landing(each, detectives);
    if (position !== undefined) marks.set(position, 'within');
  }
  const end = action && landing(action, detectives);
  if (end !== undefined) marks.set(end, 'prepared');
  return marks;
}

/** Whether Jack himself looks, with all still to play for. Anybody else who knows who he is looks back. */
export function isHiding({ you, result }: Pick<View, 'you' | 'result'>): boolean {
  return you === 'jack' && result === undefined;
}

/** How many suspects there are. */
export function suspectsOn({ tiles }: Board): number {
  return tiles.filter(isSuspect).length;
}
