/** Days that pass at the test's command, with a real post office; and what the people of a long game do on them. */

import type { GameAnswer } from '@shared/api/games';
import { nth } from '@shared/choice';
import { games } from '@shared/games/index';
import { toCase } from '@shared/games/pi/elements';
import { playerAt, type State } from '@shared/games/pi/state';
import type { Case } from '@shared/games/pi/types';
import type { Channel } from '@shared/notices/channels';
import { drawKey, seeded } from '@shared/random';
import { transcriptOf } from '@shared/record/transcript';
import { makeKeys } from '../../functions/push/keys';
import { webPusher } from '../../functions/push/web-push';
import type { GameRecord } from '../../functions/store/game';
import { safeHook } from '../../functions/webhook/safe-hook';
import { type Circumstances, type ClockedServer, startClockedServer, type Ways } from './clock';
import { openPostOffice, type PostOffice } from './post-office';
import { type PushService, startPushService } from './push-service';
import { signingIn } from './sign-in';
import { BASE, mailBy, stored } from './turn-mail';
import { Visitor } from './visitor';
import { openWebhook, type Webhook } from './webhook';

/** Something that somebody was told: at this instant, where, by what, of which kind, and until when they have, as it says, if it does. */
export type Arrival = readonly [at: string, to: string, channel: Channel, kind: string, until: string];

export interface Days {
  readonly server: ClockedServer;
  /** Who looks on. */
  readonly somebody: Visitor;
  /** In the order in which they came. */
  readonly arrivals: Arrival[];
  /** It becomes so late, and whatever is due by then is found at its very instant and done. */
  readonly until: (instant: number) => Promise<void>;
  /** It becomes so late, and the clock looked a minute ago for the last time. */
  readonly justUntil: (instant: number) => Promise<void>;
  /** What follows from all that was done happens, as far as it does at once. */
  readonly settle: () => Promise<void>;
  /** Where all letters come. */
  readonly office: PostOffice;
  /** Where browsers subscribe. */
  readonly service: PushService;
  /** Where webhooks lead, whatever they are called. */
  readonly webhook: Webhook;
  readonly stop: () => Promise<void>;
}

const MINUTE = 60 * 1000;

/** What is told in few words, by how it begins or ends. */
const KINDS: readonly (readonly [words: RegExp, kind: string])[] = [
  [/ has begun: your turn$/, 'first turn'],
  [/ has begun$/, 'started'],
  [/^Your turn in /, 'turn'],
  [/ is running out$/, 'reminder'],
  [/^A nudge from /, 'nudge'],
  [/^You missed a turn in /, 'missed'],
  [/^You are out of /, 'out'],
  [/ is over$/, 'over'],
  [/ waits? for you$/, 'digest'],
];

/** With a real post office, a real push service and a real webhook. */
export async function startDays(begin: number, circumstances: Circumstances): Promise<Days> {
  const [office, service, webhook] = [await openPostOffice(), await startPushService(), await openWebhook()];
  const mail = mailBy(office);
  const pusher = webPusher(makeKeys(), BASE, { fetch: service.fetch });
  const hook = safeHook(webhook);
  const arrivals: Arrival[] = [];
  const note = (to: string, channel: Channel, kind: string, text: string): void => {
    arrivals.push([minuteOf(server.clock.now), to, channel, kind, untilIn(text)]);
  };
  const ways: Ways = {
    mail: {
      ...mail,
      async send(letter) {
        await mail.send(letter);
        note(letter.to, 'mail', /^[a-z]+/.exec(letter.id)?.[0] ?? '', letter.text);
      },
    },
    pusher: {
      async push(to, payload, dispatch) {
        const taken = await pusher.push(to, payload, dispatch);
        note(to.endpoint, 'push', kindOf(payload.title), payload.body);
        return taken;
      },
    },
    hook: {
      async post(address, brief, base) {
        const taken = await hook.post(address, brief, base);
        note(address, 'webhook', kindOf(brief.head), brief.text);
        return taken;
      },
    },
  };
  const server = await startClockedServer({ registry: games, ...ways }, circumstances);
  const { clock } = server;
  clock.now = begin;
  const until = (instant: number): Promise<void> => server.passing(Math.max(instant - clock.now, 0));
  return {
    server,
    somebody: await Visitor.at(server.address),
    arrivals,
    until,
    settle: () => server.work(),
    async justUntil(instant) {
      await until(instant - MINUTE);
      clock.now = instant;
    },
    office,
    service,
    webhook,
    async stop() {
      await server.stop();
      await Promise.all([office.close(), service.stop(), webhook.close()]);
    },
  };
}

function kindOf(head: string): string {
  return KINDS.find(([words]) => words.test(head))?.[1] ?? head;
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
