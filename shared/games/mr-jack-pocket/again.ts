import type { Seat } from '../../game';
import type { State } from './state';
import type { Options } from './types';

/** The other one is Jack. Who asks is the host, and sits on the first seat. */
export function again(_options: Options, { seats }: State, asker: Seat): { options: Options; seats: readonly Seat[] } {
  return { options: { roles: asker === seats.jack ? 'host-investigator' : 'host-jack' }, seats: [asker, 1 - asker] };
}
