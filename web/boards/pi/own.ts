import type { Player, View } from '@shared/games/pi/types';

/** The viewer as all see them; undefined of a spectator. */
export function ownPlayer(view: View): Player | undefined {
  return view.you === undefined ? undefined : view.players[view.you];
}

/** Investigators the viewer has left in hand. */
export function handOf(view: View): number {
  return ownPlayer(view)?.investigators ?? 0;
}
