/** What the stack has that costs something by itself; test/house/cost.test.ts holds it against the template. */
export const STACK = {
  /** Metrics that alarms look at: each of them is paid for, however many an alarm has. */
  alarms: 18,
  dashboards: 1,
  /** Metrics of our own. Each is paid for in the hours in which something is counted: while nobody plays, of the clock and the reconciler alone. */
  metrics: { all: 14, idle: 5 },
  /** Functions that ask for the table: each asks for its key. */
  keyed: { all: 6, idle: 1 },
  /** Queues that a function empties: dead letters wait for a person. */
  polled: 2,
  /** MB of the functions that are called all the time. */
  memory: { api: 1024, publish: 256, mail: 512, push: 512, webhook: 256, chores: 512, clock: 512, reconcile: 512 },
  /** How often the clock is woken, and how often the reconciler, a day. */
  minutes: 24 * 60,
  hours: 24,
} as const;
