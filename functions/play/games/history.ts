import type { GameAnswer } from '@shared/api/games';
import type { Viewer } from '@shared/game';
import { Refusal } from '../refusal';
import { gameOf, stateOf } from '../title';
import type { Sight } from '../viewer';
import type { World } from '../world';
import { type Moment, momentOf } from './past';
import { frame } from './show';
import { makeTag } from './tag';

/**
 * The game after a version, through these eyes: as much as they saw of it then. View and turn are of that version, the
 * result is shown with the last one, and what lies around the board is as it is now; nothing is shown of the turn's clock.
 * @throws Refusal `not_found` if there is no such version, or nobody can tell any more what it was
 */
export function lookBack(
  world: World,
  { game, seat }: Sight,
  at: number,
  eyes: Viewer,
): { tag: string; game: () => Promise<GameAnswer> } {
  if (at < 1 || at > game.version) throw new Refusal('not_found');
  return {
    tag: makeTag(game.version, game.revision, { seat }, `@${at}:${eyes}`),
    async game() {
      const { title } = gameOf(world, game);
      const { state, turn } = at === game.version ? presentOf(world, game) : await momentOf(world, game, at);
      const { turn: _turn, deadline: _deadline, rests: _rests, nudged: _nudged, result, ...around } = game;
      const then = { ...around, ...(turn ? { turn } : {}), ...(result && at === game.version ? { result } : {}) };
      return { ...frame(world, then, seat), at, view: title.view(state, eyes) };
    },
  };
}

function presentOf(world: World, game: Sight['game']): Moment {
  const state = stateOf(gameOf(world, game), game);
  if (game.turn === undefined) return { state };
  const { seat, number, since } = game.turn;
  return { state, turn: { seat, number, since } };
}
