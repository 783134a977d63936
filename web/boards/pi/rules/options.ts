import type { EditionId, Options } from '@shared/games/pi/types';

/** A table of each edition, as a new one begins. */
export const OPTIONS: Readonly<Record<EditionId, Options>> = {
  first: { edition: 'first' },
  second: { edition: 'second', schedule: 'rising' },
  duel: { edition: 'duel' },
};
