/** The path of a move. docs/architecture.md, "The path of a move". */

import type { Acted } from '@shared/api/games';
import { IllegalAction, type Seat } from '@shared/game';
import type { Catalogue } from '@shared/words/sentence';
import type { GameRecord } from '../../store/game';
import { show } from '../games/show';
import { Refusal } from '../refusal';
import { CROWD, settle } from '../settle';
import { gameOf } from '../title';
import { approach, type Token } from '../viewer';
import type { World } from '../world';
import { type Change, commit } from './commit';
import { recall, remember } from './recent';

/** Who asks for something, in which game, having seen which version of it. */
export interface Command {
  readonly token: Token;
  readonly game: string;
  /** The same when the same is asked again; undefined: it never is. */
  readonly key: string | undefined;
  /** The version that was seen. */
  readonly version: number | undefined;
}

/**
 * Does something to a running game, once. `body` tells whether the same is asked again.
 * @throws Refusal in the order of the checks: `not_signed_in`, `not_found`, `not_seated`, `key_reused`, `version_needed`,
 * `version_moved`, `not_running`, what `perform` refuses, `illegal_action`, `busy`.
 */
export async function command(
  world: World,
  { token, game: id, key: given, version }: Command,
  body: unknown,
  perform: (game: GameRecord, seat: Seat, now: number) => Promise<Change>,
): Promise<Acted> {
  const key = given ?? world.id();
  const { game, seat, applied } = await settle(
    world.db,
    async () => {
      const { game: before, seat } = await approach(world, token, id);
      if (seat === undefined) throw new Refusal('not_seated');
      const kept = before.keys[seat] ?? '';
      const applied = recall(kept, key, body);
      if (applied !== undefined) return { result: { game: before, seat, applied } };
      if (version === undefined) throw new Refusal('version_needed');
      if (version !== before.version) throw new Refusal('version_moved', { game: show(world, before, seat) });
      if (before.status !== 'running') throw new Refusal('not_running');
      const { words } = gameOf(world, before);
      const { game, ...change } = await perform(before, seat, world.now()).catch((error) => refuse(error, words));
      const keys = game.keys.with(seat, remember(kept, key, body, game.version));
      const after = { ...game, keys };
      return { result: { game: after, seat, applied: after.version }, writes: commit(before, { ...change, game: after }) };
    },
    CROWD,
  );
  return { ...show(world, game, seat), applied };
}

/** A broken rule is said in the title's own words, where it has some. */
function refuse(error: unknown, words: Catalogue): never {
  if (!(error instanceof IllegalAction)) throw error;
  const { code: rule } = error;
  const detail = words[rule];
  throw new Refusal('illegal_action', { rule, ...(detail === undefined ? {} : { detail }) });
}
