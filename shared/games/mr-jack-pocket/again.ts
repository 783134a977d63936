import type { Seat } from '../../game';
import type { State } from './state';
import type { Options } from './types';

/** The other one is Jack, and sits on the first seat. */
export function again(_options: Options, { seats }: State): { options: Options; seats: readonly Seat[] } {
  return { options: { roles: 'host-jack' }, seats: [seats.investigator, seats.jack] };
}
