/** What nobody can measure before people play: how often they move, and how long they look. All of it is here. */

import type { Pace } from '@shared/pace/pace';

/** Days of a month. */
export const DAYS = 30;

/** Moves a day in each running game: two players, a move each between one evening and the next. */
export const MOVES_A_DAY = 2;

const DAY = 24 * 60 * 60_000;

/** What the tables agree on. */
export const PACE: Pace & { readonly turn: number } = { turn: 3 * DAY, weekends: true, vacation: true, forfeit: 2 };

/** How often the clock finds a running game, in milliseconds: when a reminder or the end of a turn would come, of whichever turn by then. */
export const LOOK_EVERY = 0.8 * PACE.turn;

/** The share of moves before which a reminder goes out. Those that the clock makes are so few that they are counted as moves. */
export const REMINDED = 0.1;

/** The share of players who have a browser take notices, and who have a webhook; what is told them so is what a letter tells them, too. */
export const TOLD_BY = { push: 0.5, webhook: 0.05 } as const;

/** Messages of talk, and so notices of them, for each move. */
export const SAID = 0.1;

/** Read and write units of a notice by push or webhook, beside those of its letter: who is told, what there is to say, claim, mark. */
export const NOTICE = { reads: 12, writes: 2 } as const;

/**
 * What is told smartly, as turns, ends and messages are unless somebody chooses, comes too early once and is put back for a minute: read
 * units of that, and requests of its queue.
 */
export const TOO_EARLY = { reads: 6, requests: 2 } as const;

/** Write units of a visit, at most: which version of the game its player has been shown. */
export const SHOWN = 1;

/** Bytes a second that the reconciler gets through. */
export const RECONCILED = 10 * 2 ** 20;

/** Which games are played, by their names in measured.json: half Mr. Jack Pocket, half P.I. with three. */
export const MIX: Readonly<Record<string, number>> = { 'Mr. Jack Pocket': 0.5, 'P.I. with 3': 0.5 };

/** How often somebody comes to look at a game for each move in it: to make it, and somebody else to see it. */
export const VISITS_A_MOVE = 2;

/** How long the page of a game is open and seen each time, in milliseconds: the page asks for news all the while. */
export const VISIT = 2 * 60_000;

/** The share of visits that find nothing of the site in the browser's cache: new players, and everybody after an update. */
export const COLD_VISITS = 0.05;

/** Files of the site, and bytes as they are sent, for a game's page: with nothing in the cache, and otherwise. */
export const PAGE = { cold: { requests: 36, bytes: 260_000 }, warm: { requests: 1, bytes: 3_000 } } as const;

/** Bytes around each answer of the API: its headers, as CloudFront counts them. */
export const HEADERS = 800;

/** Answers with a body are compressed to this share. */
export const COMPRESSED = 0.3;

/** For how many months finished games have piled up. */
export const MONTHS = 12;

/** How long each call of a function takes, in milliseconds, a start now and then included; the reconciler’s with nothing to read. */
export const DURATION = {
  api: 25,
  publish: 40,
  mail: 250,
  push: 300,
  webhook: 400,
  chores: 60,
  clock: 40,
  reconcile: 40,
} as const;

/**
 * Bytes that each call leaves in logs: a line of numbers, or the API's line of its access log, with what CloudWatch adds to each.
 * What Lambda itself would say of a call that goes well is not kept.
 */
export const LOGGED = {
  api: 300,
  publish: 220,
  mail: 220,
  push: 220,
  webhook: 220,
  chores: 0,
  clock: 320,
  reconcile: 220,
} as const;
