/** How often things may be done that cost others something. Never on the path of a move. */

/** So many within so many seconds. */
export interface Limit {
  readonly times: number;
  readonly seconds: number;
}

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** What is counted, and by whom: by address of mail, by address of the network, or by player. */
export const LIMITS = {
  codesToAddress: { times: 5, seconds: HOUR },
  codesFromClient: { times: 20, seconds: HOUR },
  triesFromClient: { times: 30, seconds: HOUR },
  guestsFromClient: { times: 60, seconds: HOUR },
  tablesOfPlayer: { times: 30, seconds: DAY },
  messagesOfPlayer: { times: 60, seconds: 10 * 60 },
  reportsOfPlayer: { times: 20, seconds: DAY },
} as const satisfies Readonly<Record<string, Limit>>;

export type Limited = keyof typeof LIMITS;

export type Limits = Readonly<Record<Limited, Limit>>;
