/** When a player is reminded of a turn. */

export const REMINDERS = ['usual', 'half', 'third', 'fifth', 'tenth', 'never'] as const;

/** With how much of the time left. `usual`: with a fifth, and no earlier than a day before the end. */
export type Reminder = (typeof REMINDERS)[number];

const DAY = 24 * 60 * 60 * 1000;

const SHARES = { half: 1 / 2, third: 1 / 3, fifth: 1 / 5, tenth: 1 / 10 } as const;

/** How long before its end a turn that may take so long is reminded of; undefined: never. Milliseconds. */
export function leadOf(reminder: Reminder, time: number): number | undefined {
  if (reminder === 'never') return undefined;
  if (reminder === 'usual') return Math.min(time * SHARES.fifth, DAY);
  return time * SHARES[reminder];
}
