import type { Seat } from '../../game';
import type { State } from './state';
import type { Options } from './types';

/** Who began sits last; the others move up. */
export function again(options: Options, { players }: State): { options: Options; seats: readonly Seat[] } {
  return { options, seats: players.map((_, seat) => (seat + 1) % players.length) };
}
