/** Looking at a game, as it is or as it was. */

import type { Eyes, GameAnswer } from '@shared/api/games';
import { replies } from '../lists/replies';
import { keptFor, type Sight, see, type Token } from '../viewer';
import type { World } from '../world';
import { eyesOf } from './eyes';
import { lookBack } from './history';
import { noteSeen } from './seen';
import { show } from './show';
import { isSameTag, makeTag, versionOf } from './tag';

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
 * The game as the viewer may see it. Of who sits there it is noted that they have seen it as it is.
 * @throws Refusal `not_found`, and `still_running` if through other eyes before the end
 */
export async function look(world: World, token: Token, id: string, glance: Glance = {}): Promise<Seen> {
  const { known, at, as } = glance;
  const sight = await see(world, token, id);
  const eyes = eyesOf(sight, as);
  const isPresent = at === undefined && eyes === eyesOf(sight);
  const { tag, game } = isPresent ? lookNow(world, sight) : lookBack(world, sight, at ?? sight.game.version, eyes);
  if (known !== undefined && isSameTag(known, tag)) return { tag };
  const [shown] = await Promise.all([game(), isPresent ? noteLook(world, sight, known) : undefined]);
  return { tag, game: shown };
}

/** Who sits there was shown a version that they did not have. */
async function noteLook(world: World, { game, seat, player }: Sight, known: string | undefined): Promise<void> {
  const isNew = game.version > 0 && (known === undefined || versionOf(known) !== game.version);
  if (isNew && seat !== undefined && player !== undefined) await noteSeen(world, player, game.id, game.version);
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
