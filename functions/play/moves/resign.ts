import type { Acted } from '@shared/api/games';
import type { World } from '../world';
import { type Command, command } from './command';
import { leave } from './leave';

/** A player gives up a running game, their turn or not; the rest is the title's. */
export async function resign(world: World, asked: Command): Promise<Acted> {
  return command(world, asked, { resignation: true }, async (record, seat, now) => leave(world, record, seat, now));
}
