import { allow } from '../limits';
import type { World } from '../world';

/** Counts one table of a player, once, however often it is decided. @throws Refusal `too_many` from what is returned */
export function permitTable(world: World, player: string): () => Promise<void> {
  let counted: Promise<void> | undefined;
  return () => {
    counted ??= allow(world, 'tablesOfPlayer', player);
    return counted;
  };
}
