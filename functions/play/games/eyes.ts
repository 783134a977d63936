import type { Eyes } from '@shared/api/games';
import type { Viewer } from '@shared/game';
import { Refusal } from '../refusal';
import type { Sight } from '../viewer';
import { isOver } from './over';

/**
 * Through whose eyes somebody sees a game: their own, unless they ask for others after its end.
 * @throws Refusal `still_running` before the end, `not_found` of a seat that is not at the table
 */
export function eyesOf({ game, seat }: Sight, as?: Eyes): Viewer {
  if (as === undefined || as === seat) return seat ?? 'spectator';
  if (!isOver(game.status)) throw new Refusal('still_running');
  if (as !== 'revealed' && as >= game.seats.length) throw new Refusal('not_found');
  return as;
}
