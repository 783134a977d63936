/** Where a player stands in the mini-game, for all to see. */

import type { Seat } from '@shared/game';
import type { Player, View } from '@shared/games/pi/types';

export type Standing = 'left' | 'solved' | 'to-move' | 'next' | 'done';

/** Undefined: nothing to say, the player's turn in this phase is yet to come, or the game is over. */
export function standing(view: View, seat: Seat): Standing | undefined {
  const player = view.players[seat];
  if (player?.left) return 'left';
  if (player?.solved) return 'solved';
  if (view.toMove === undefined) return undefined;
  if (seat === view.toMove) return 'to-move';
  if (seat === nextToMove(view, view.toMove)) return 'next';
  return isDone(view, seat, view.toMove) ? 'done' : undefined;
}

/** The next in turn order who has turns left in this mini-game. */
function nextToMove({ players }: View, toMove: Seat): Seat | undefined {
  const order = players.map((_, step) => (toMove + 1 + step) % players.length);
  return order.find((seat) => seat !== toMove && hasTurns(players[seat]));
}

/** Between the start player and the player to move, clockwise: has had this phase's turn. */
function isDone({ players, start }: View, seat: Seat, toMove: Seat): boolean {
  const after = (each: Seat) => (each - start + players.length) % players.length;
  return after(seat) < after(toMove);
}

function hasTurns(player: Player | undefined): boolean {
  return player !== undefined && !player.solved && !player.left;
}
