/** How much of each thing that is paid for a month takes, while so many games run. */

import { nextWait } from '@web/poll/schedule';
import {
  COLD_VISITS,
  COMPRESSED,
  DAYS,
  DURATION,
  HEADERS,
  LOGGED,
  LOOK_EVERY,
  MIX,
  MONTHS,
  MOVES_A_DAY,
  NOTICE,
  PAGE,
  RECONCILED,
  REMINDED,
  SAID,
  SHOWN,
  TOLD_BY,
  TOO_EARLY,
  VISIT,
  VISITS_A_MOVE,
} from './assumptions';
import type { GameCost } from './measure';
import type { Paid } from './prices';
import { STACK } from './stack';

export type Usage = Readonly<Record<Paid, number>>;

/** What a game costs in the mean: numbers of GameCost, by the mix of games. */
export interface Mean {
  readonly moves: number;
  readonly versions: number;
  readonly requests: number;
  readonly messages: number;
  readonly mails: number;
  readonly writes: number;
  readonly reads: number;
  readonly lookReads: number;
  readonly lookBytes: number;
  readonly newsReads: number;
  readonly foundWrites: number;
  readonly foundReads: number;
  readonly reminderWrites: number;
  readonly reminderReads: number;
  readonly stored: number;
}

/** Long polling asks a queue for this long, in seconds, with so many hands even while nothing comes. */
const LONG_POLL = 20;
const POLLERS = 5;

/** To put a message into its queue, to take it out and to delete it; what is read empty-handed is counted apart. */
const REQUESTS_A_MESSAGE = 3;

/** A table's key is asked for by each function that uses it once in so many minutes. */
const KEY_KEPT = 5;

/** Bytes of the site in its bucket: as it is, and as it was before the last update. */
const SITE = 10 * 2 ** 20;

/** Units of a minute of the clock that finds nothing: two looks at each of the four parts of the index, one at each of two channels, and its sign of life. */
const CLOCK = { reads: 2 * 4 * 0.5 + 2, writes: 1 };

/** Bytes that one unit reads, of a scan that is consistent. */
const SCANNED = 4 * 1024;

/** How often an open page asks for news in so many milliseconds, by its own schedule, if there are none. */
export function questionsIn(milliseconds: number): number {
  let questions = 0;
  for (let at = nextWait(0); at <= milliseconds; at += nextWait(at)) questions++;
  return questions;
}

export function meanOf(games: readonly GameCost[]): Mean {
  const mean = (of: (game: GameCost) => number): number => games.reduce((sum, game) => sum + (MIX[game.name] ?? 0) * of(game), 0);
  return {
    moves: mean(({ moves }) => moves),
    versions: mean(({ versions }) => versions),
    requests: mean(({ commands }) => commands.requests),
    messages: mean(({ work }) => work.messages),
    mails: mean(({ work }) => work.mails),
    writes: mean(({ commands, work }) => commands.writes + work.writes),
    reads: mean(({ commands, work }) => commands.reads + work.reads),
    lookReads: mean(({ look }) => look.reads),
    lookBytes: mean(({ look }) => look.bytes),
    newsReads: mean(({ news }) => news.reads),
    foundWrites: mean(({ found }) => found.writes),
    foundReads: mean(({ found }) => found.reads),
    reminderWrites: mean(({ reminder }) => reminder.writes),
    reminderReads: mean(({ reminder }) => reminder.reads),
    stored: mean(({ stored }) => stored),
  };
}

/** A month in which so many games run all the time, each with its moves a day; where one ends the next begins. */
export function usageOf(mean: Mean, running: number): Usage {
  const moves = running * MOVES_A_DAY * DAYS;
  const games = moves / mean.moves;
  const visits = moves * VISITS_A_MOVE;
  const looks = 5 * visits;
  const news = 2 * questionsIn(VISIT) * visits;
  const requests = games * mean.requests + looks + news;
  const followed = games * mean.messages;
  const reminders = moves * REMINDED;
  const said = moves * SAID;
  const messages = followed + reminders + said;
  const early = followed / 2 + said;
  const letters = games * mean.mails + reminders + said;
  const told = { push: letters * TOLD_BY.push, webhook: letters * TOLD_BY.webhook };
  const notices = told.push + told.webhook;
  const found = (running * DAYS * 24 * 60 * 60_000) / LOOK_EVERY;
  const stored = (games * MONTHS + running) * mean.stored;
  const calls = {
    api: requests,
    // The clock's sign of life wakes it, too.
    publish: games * mean.versions + said + DAYS * STACK.minutes,
    mail: followed / 2 + reminders + said + early,
    push: told.push,
    webhook: told.webhook,
    chores: followed / 2,
    clock: DAYS * STACK.minutes,
    reconcile: DAYS * STACK.hours,
  };
  const functions = Object.keys(calls) as (keyof typeof calls)[];
  const sum = (of: (name: keyof typeof calls) => number): number =>
    functions.reduce((all, name) => all + calls[name] * of(name), 0);
  const files = visits * (COLD_VISITS * PAGE.cold.requests + (1 - COLD_VISITS) * PAGE.warm.requests);
  const fileBytes = visits * (COLD_VISITS * PAGE.cold.bytes + (1 - COLD_VISITS) * PAGE.warm.bytes);
  const scanned = DAYS * stored;
  return {
    writes:
      games * mean.writes +
      calls.clock * CLOCK.writes +
      found * mean.foundWrites +
      (reminders + said) * mean.reminderWrites +
      visits * SHOWN +
      notices * NOTICE.writes,
    reads:
      games * mean.reads +
      visits * mean.lookReads +
      (news / 2) * mean.newsReads +
      calls.clock * CLOCK.reads +
      found * mean.foundReads +
      (reminders + said) * mean.reminderReads +
      notices * NOTICE.reads +
      early * TOO_EARLY.reads +
      scanned / SCANNED,
    table: stored,
    recovery: stored,
    calls: sum(() => 1),
    compute:
      sum((name) => (DURATION[name] / 1000) * (STACK.memory[name] / 1024)) +
      (scanned / RECONCILED) * (STACK.memory.reconcile / 1024),
    http: requests,
    queues:
      STACK.polled * POLLERS * ((DAYS * 24 * 60 * 60) / LONG_POLL) + messages * REQUESTS_A_MESSAGE + early * TOO_EARLY.requests,
    schedule: calls.clock + calls.reconcile,
    events: notices,
    mails: letters,
    edge: requests + files,
    traffic: fileBytes + requests * HEADERS + visits * mean.lookBytes * COMPRESSED,
    // One for the question and one for the answer.
    edgeCode: 2 * files,
    files: SITE,
    // Pages are fetched anew each time, other files hardly ever.
    fetches: visits,
    logs: sum((name) => LOGGED[name]),
    metrics: running > 0 ? STACK.metrics.all : STACK.metrics.idle,
    alarms: STACK.alarms,
    dashboards: STACK.dashboards,
    keys: (running > 0 ? STACK.keyed.all : STACK.keyed.idle) * ((DAYS * STACK.minutes) / KEY_KEPT) + calls.reconcile,
  };
}
