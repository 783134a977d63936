import { editionOf } from '../editions';
import { EDITIONS, type Options, SCHEDULES } from '../types';

/** Every way to set up a table but for the number of players. */
export const ALL_OPTIONS: readonly Options[] = EDITIONS.flatMap((edition): readonly Options[] =>
  edition === 'second' ? SCHEDULES.map((schedule) => ({ edition, schedule })) : [{ edition }],
);

/** Every table that there can be, with its name for a test. */
export const TABLES = ALL_OPTIONS.flatMap((options) => {
  const { min, max } = editionOf(options).seats;
  const name = 'schedule' in options ? `${options.edition}, ${options.schedule}` : options.edition;
  return Array.from({ length: max - min + 1 }, (_, more) => ({ name, options, seats: min + more }));
});

/** Few of them, among which are every edition, schedule and number of players. */
export const FEW_TABLES = TABLES.filter(({ name, seats }) =>
  ['first 2', 'first 5', 'second, rising 4', 'second, level 3', 'duel 2'].includes(`${name} ${seats}`),
);
