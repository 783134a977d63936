/** What a player has chosen so far of an action, and what the choices still offer with it. */

import { clockwise } from '@shared/games/mr-jack-pocket/board';
import type { Action, Character, Detective, Detectives, TokenId } from '@shared/games/mr-jack-pocket/types';

export interface Draft {
  readonly token?: TokenId;
  /** Of a rotation one, of an exchange up to two. */
  readonly tiles: readonly Character[];
  readonly degrees?: number;
  readonly steps?: number;
  readonly detective?: Detective | 'nobody';
}

export const NOTHING: Draft = { tiles: [] };

/** Where a turn begins: with the token already chosen if it is the last one. */
export function begin(actions: readonly Action[]): Draft {
  const token = only(actions.map((action) => action.token));
  return token === undefined ? NOTHING : choose(token);
}

export function choose(token: TokenId): Draft {
  return { token, tiles: [] };
}

/** The same token, with nothing more chosen. */
export function reset({ token }: Draft): Draft {
  return token === undefined ? NOTHING : choose(token);
}

/** The actions on offer that still fit. */
export function fitting(actions: readonly Action[], draft: Draft): readonly Action[] {
  return actions.filter((action) => (draft.token === undefined || action.token === draft.token) && fits(action, draft));
}

/** The action, once the draft leaves only one. */
export function prepared(actions: readonly Action[], draft: Draft): Action | undefined {
  const left = draft.token === undefined ? [] : fitting(actions, draft);
  return left.length === 1 ? left[0] : undefined;
}

/** The draft, or nothing if what is on offer has changed and no longer holds it. */
export function kept(actions: readonly Action[], draft: Draft): Draft {
  return fitting(actions, draft).length > 0 ? draft : NOTHING;
}

/** A tile is pressed. Undefined: nothing on offer concerns it, or more than one token does. */
export function withTile(actions: readonly Action[], draft: Draft, character: Character): Draft | undefined {
  const near = sameToken(actions, draft).filter((action) => tilesOf(action).includes(character));
  const token = only(near.map((action) => action.token));
  if (token === undefined || near[0] === undefined) return undefined;
  if (near[0].type === 'rotation') return { token, tiles: [character] };
  if (draft.tiles.includes(character)) return { token, tiles: draft.tiles.filter((tile) => tile !== character) };
  return { token, tiles: [...draft.tiles.slice(0, 1), character] };
}

/** A detective is pressed: his own token is chosen, or he is who the joker moves. */
export function withDetective(actions: readonly Action[], draft: Draft, detective: Detective): Draft | undefined {
  const near = sameToken(actions, draft).filter((action) => moverOf(action) === detective);
  const own = near.find((action) => action.type === detective);
  if (own !== undefined) return draft.token === own.token ? draft : choose(own.token);
  return near[0] === undefined ? undefined : { token: near[0].token, tiles: [], detective };
}

/** A position is pressed: the one detective who can get there moves there. Undefined: none can, or more than one. */
export function withPosition(
  actions: readonly Action[],
  draft: Draft,
  detectives: Detectives,
  position: number,
): Draft | undefined {
  const near = sameToken(actions, draft).filter((action) => landing(action, detectives) === position);
  const one = near.length === 1 ? near[0] : undefined;
  if (one === undefined) return undefined;
  if (one.type === 'joker') return { token: one.token, tiles: [], detective: one.detective };
  return 'steps' in one ? { token: one.token, tiles: [], steps: one.steps } : undefined;
}

/** The detective an action moves. */
export function moverOf(action: Action): Detective | undefined {
  if ('steps' in action) return action.type;
  return action.type === 'joker' && action.detective !== 'nobody' ? action.detective : undefined;
}

/** The position at which an action's move ends. */
export function landing(action: Action, detectives: Detectives): number | undefined {
  const mover = moverOf(action);
  return mover && clockwise(detectives[mover], 'steps' in action ? action.steps : 1);
}

/** The tiles that an action turns or exchanges. */
export function tilesOf(action: Action): readonly Character[] {
  if (action.type === 'rotation') return [action.character];
  return action.type === 'exchange' ? [action.first, action.second] : [];
}

function sameToken(actions: readonly Action[], draft: Draft): readonly Action[] {
  return actions.filter((action) => draft.token === undefined || action.token === draft.token);
}

function fits(action: Action, { tiles, degrees, steps, detective }: Draft): boolean {
  return (
    tiles.every((tile) => tilesOf(action).includes(tile)) &&
    (degrees === undefined || (action.type === 'rotation' && action.degrees === degrees)) &&
    (steps === undefined || ('steps' in action && action.steps === steps)) &&
    (detective === undefined || (action.type === 'joker' && action.detective === detective))
  );
}

function only<Value>(values: readonly Value[]): Value | undefined {
  return new Set(values).size === 1 ? values[0] : undefined;
}
