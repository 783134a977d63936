/** Days that pass at the test's command, with a real post office; and what the people of a long game do on them. */

import type { GameAnswer } from '@shared/api/games';
import { nth } from '@shared/choice';
import { games } from '@shared/games/index';
import { toCase } from '@shared/games/pi/elements';
import { playerAt, type State } from '@shared/games/pi/state';
import type { Case } from '@shared/games/pi/types';
import { drawKey, seeded } from '@shared/random';
import { transcriptOf } from '@shared/record/transcript';
import { handle } from '../../functions/publish/handle';
import { firstDue } from '../../functions/store/due';
import type { GameRecord } from '../../functions/store/game';
import { choreHandlers } from '../../functions/work/chores';
import { mailHandlers } from '../../functions/work/mail';
import { type ClockedServer, startClockedServer } from './clock';
import { openPostOffice, type PostOffice } from './post-office';
import { signingIn } from './sign-in';
import { mailBy, stored } from './turn-mail';
import { Visitor } from './visitor';

/** What goes wrong, and is to change nothing. */
export interface Circumstances {
  /** Each message comes twice, and where the clock looks, two look at once. */
  readonly twice?: boolean;
  /** Between these instants the clock stands still. Epoch milliseconds. */
  readonly still?: { readonly from: number; readonly until: number };
}

/** A letter that has arrived: at this instant, to this address, of this kind; and until when its reader has, as it says, if it does. */
export type Arrival = readonly [at: string, to: string, kind: string, until: string];

export interface Days {
  readonly server: ClockedServer;
  /** Who looks on. */
  readonly somebody: Visitor;
  readonly arrivals: Arrival[];
  /** It becomes so late, and whatever is due by then is found at its very instant and done. */
  readonly until: (instant: number) => Promise<void>;
  /** It becomes so late, and the clock looked a minute ago for the last time. */
  readonly justUntil: (instant: number) => Promise<void>;
  /** What follows from all that was done happens, and its letters arrive. */
  readonly settle: () => Promise<void>;
  /** Where all letters come. */
  readonly office: PostOffice;
  readonly stop: () => Promise<void>;
}

const MINUTE = 60 * 1000;

/** Looks at one instant until it is clear that they lead nowhere. */
const PATIENCE = 10;

export async function startDays(begin: number, { twice = false, still }: Circumstances): Promise<Days> {
  const office = await openPostOffice();
  const mail = mailBy(office);
  const server = await startClockedServer({ registry: games, mail });
  const { world, clock, messages } = server;
  const handlers = { ...mailHandlers(world, mail), ...choreHandlers(world) };
  const arrivals: Arrival[] = [];
  let again = 0;
  clock.now = begin;

  const settle = async (): Promise<void> => {
    await server.work();
    for (; twice && again < messages.length; again++) {
      const message = messages[again];
      if (message) await handle(handlers, message);
      await server.work();
    }
    for (const { to, mail } of office.letters.slice(arrivals.length)) {
      const [, kind = ''] = /^<([a-z]+)-/.exec(mail.messageId ?? '') ?? [];
      arrivals.push([minuteOf(clock.now), to.join(), kind, untilIn(mail.text ?? '')]);
    }
  };

  const look = async (): Promise<void> => {
    await Promise.all(Array.from({ length: twice ? 2 : 1 }, () => server.sweep()));
    await settle();
  };

  const until = async (instant: number): Promise<void> => {
    let looks = 0;
    for (let at = await firstDue(world.db, instant); at !== undefined; at = await firstDue(world.db, instant)) {
      const found = still && at >= still.from ? Math.max(at, still.until) : at;
      looks = found <= clock.now ? looks + 1 : 0;
      if (looks > PATIENCE) throw new Error(`something is due at ${minuteOf(at)} and stays so`);
      clock.now = Math.max(clock.now, found);
      await look();
    }
    clock.now = Math.max(clock.now, instant);
  };

  return {
    server,
    somebody: await Visitor.at(server.address),
    arrivals,
    until,
    settle,
    async justUntil(instant) {
      await until(instant - MINUTE);
      clock.now = instant;
    },
    office,
    async stop() {
      await server.stop();
      await office.close();
    },
  };
}

/** An instant of 2026 by UTC, as `03-04T08:00`; the seconds too, where there are some. */
export function minuteOf(instant: number): string {
  return new Date(instant).toISOString().replace(/^2026-(.*?)(?::00)?\.000Z$/, '$1');
}

/** What `minuteOf` tells. Epoch milliseconds. */
export function instantOf(minute: string): number {
  return Date.parse(`2026-${minute}Z`);
}

/** What a letter says of the time there is, as walls have it. */
function untilIn(text: string): string {
  const [, weekday = '', day = '', month = '', time = ''] =
    /You have until (\w{3})\w*,? (\d+) (\w{3})\w*, (\d\d:\d\d) \(/.exec(text.replaceAll(/\s+/g, ' ')) ?? [];
  return [weekday, day, month, time].join(' ').trim();
}

/** Somebody signs in by the code that a letter brings. */
export async function signInByLetter({ somebody, settle, office }: Days, email: string): Promise<Visitor> {
  const visitor = somebody.another();
  await visitor.expect(202, '/api/session/code', { method: 'POST', json: { email } });
  await settle();
  const [code] = /\b\d{6}\b/.exec(office.letters.at(-1)?.mail.text ?? '') ?? [];
  await visitor.expect(200, '/api/session', signingIn({ email, code }));
  return visitor;
}

/** What the last to sit down adds to chance so that the host has the first turn: the one way to choose, for who knows the secret. */
export async function contributionForHost({ server }: Days, game: string): Promise<string> {
  const table = await stored(server, game);
  const candidates = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(64, '0'));
  const found = candidates.find((contribution) => starterWith(table, contribution) === 0);
  if (found === undefined) throw new Error('nothing makes the host the first to move');
  return found;
}

function starterWith(table: GameRecord, contribution: string): number {
  const { seats } = table;
  const full = { ...table, seats: seats.with(-1, { contribution }) };
  return seeded(drawKey(table.secret, transcriptOf(full))).pick('start', seats.length);
}

/** The first card on display that the player to move may ask about. */
export async function ask(player: Visitor, id: string): Promise<GameAnswer> {
  const { version, choices = [] } = await player.game(id);
  return player.act(
    id,
    version,
    nth(
      choices.filter(({ type }) => type === 'evidence'),
      0,
    ),
  );
}

/** The case of a seat, which its player cannot know. */
export async function caseOf({ server }: Days, game: string, seat: number): Promise<Case> {
  const { state } = await stored(server, game);
  return toCase(playerAt(state as State, seat).case);
}
