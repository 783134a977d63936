/** Looking at a game, as it is or as it was. */

import type { Eyes, GameAnswer } from '@shared/api/games';
import { replies } from '../lists/replies';
import { keptFor, type Sight, see, type Token } from '../viewer';
import type { World } from '../world';
import { eyesOf } from './eyes';
import { lookBack } from './history';
import { show } from './show';
import { isSameTag, makeTag } from './tag';

/** What a viewer asks to see of a game. */
export interface Glance {
  /** The tag of what the viewer has. */
  readonly known?: string | undefined;
  /** The version to look back at. */
  readonly at?: number | undefined;
  /** Through whose eyes, once the game is over. */
  readonly as?: Eyes | undefined;
}

/** The game, or undefined if the viewer knows it so. */
export interface Seen {
  readonly tag: string;
  readonly game?: GameAnswer;
}

/**
 * The game as the viewer may see it.
 * @throws Refusal `not_found`, and `still_running` if through other eyes before the end
 */
export async function look(world: World, token: Token, id: string, glance: Glance = {}): Promise<Seen> {
  const { known, at, as } = glance;
  const sight = await see(world, token, id);
  const eyes = eyesOf(sight, as);
  const isPresent = at === undefined && eyes === eyesOf(sight);
  const { tag, game } = isPresent ? lookNow(world, sight) : lookBack(world, sight, at ?? sight.game.version, eyes);
  return known !== undefined && isSameTag(known, tag) ? { tag } : { tag, game: await game() };
}

function lookNow(world: World, { game, seat, player }: Sight): { tag: string; game: () => Promise<GameAnswer> } {
  const kept = keptFor(game, player);
  return {
    tag: makeTag(game.version, game.revision, { seat, kept }),
    async game() {
      const [habits] = await replies(world, [game]);
      return show(world, game, seat, { kept, replies: habits });
    },
  };
}
