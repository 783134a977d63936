import type { Action } from '@shared/game';
import { games } from '@shared/games/index';
import type { Kind } from '@shared/notices/kinds';
import type { Pace } from '@shared/pace/pace';
import { commitment } from '@shared/random';
import { transcriptHash, transcriptOf } from '@shared/record/transcript';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GameSeen } from '../../functions/mail/game';
import type { Letter } from '../../functions/mail/letter';
import { stopAddresses } from '../../functions/mail/page';
import { begunNews } from '../../functions/news/begun';
import { missedNews } from '../../functions/news/missed';
import type { News } from '../../functions/news/news';
import { nudgeNews } from '../../functions/news/nudge';
import { reminderNews } from '../../functions/news/reminder';
import { turnNews } from '../../functions/news/turn';
import { gameSeen } from '../../functions/notify/occasions/seen';
import { timeOut } from '../../functions/play/deadlines/timeout';
import { commit } from '../../functions/play/moves/commit';
import { accountFrom } from '../../functions/store/account';
import { type EventRecord, readEvents } from '../../functions/store/event';
import type { GameRecord } from '../../functions/store/game';
import { accountKey } from '../../functions/store/keys';
import { addNudge } from '../../functions/store/nudge';
import { randomFrom } from '../support/chance';
import { anotherJack, type Elsewhere, otherCases } from '../support/other-worlds';
import { guessingPlayer, type Player, randomPlayer } from '../support/players';
import { type Arrived, openPostOffice, type PostOffice } from '../support/post-office';
import { seedOf } from '../support/seed';
import { type Server, startServer } from '../support/server';
import { HOUR } from '../support/time';
import { addressOf, BASE, mailBy, sitDownWithAddresses, stored, tellOf } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

let server: Server;
let office: PostOffice;

beforeAll(async () => {
  server = await startServer({ registry: games });
  office = await openPostOffice();
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await office.close();
  await server.stop();
});

/** Of the letters that were looked at. */
const kinds = new Set<string>();

beforeEach(() => kinds.clear());

/** Never a forfeit but for who has missed ten in a row. */
const PACE: Pace = { turn: HOUR, weekends: true, vacation: true };

const random = randomFrom(5);

const randomly = randomPlayer(random);
const guessing = guessingPlayer(random);

test.each<Row>([
  ['mr-jack-pocket', { roles: 'host-jack' }, 2, randomly, anotherJack, 1],
  ['pi', { edition: 'first' }, 3, guessing, otherCases, 3],
  ['pi', { edition: 'second', schedule: 'rising' }, 2, guessing, otherCases, 2],
  ['pi', { edition: 'duel' }, 2, guessing, otherCases, 2],
])('%s %j: whatever else might be true for its reader, every mail is the same', { timeout: 300_000 }, async (...row) => {
  // A game of Mr. Jack Pocket in fifty is over with its first round, and in some nobody is told of a miss: one alone may compare too little.
  for (let compared = 0; compared <= 10 || kinds.size < KINDS.length; ) compared += await comparedInOneGame(...row);
  expect([...kinds].sort()).toEqual(KINDS);
});

/** Of the letters that are compared. */
const KINDS = ['missed', 'nudge', 'reminder', 'started', 'turn'];

type Row = [title: string, options: Record<string, unknown>, seats: number, play: Player, elsewhere: Elsewhere, every: number];

/** Versions that are looked at of a game: what the clock plays may keep one going for long. */
const MOST = 60;

/** Plays one game to its end, or for so long. @returns how many letters were compared with those of another world. */
async function comparedInOneGame(...[title, options, seats, play, elsewhere, every]: Row): Promise<number> {
  office.letters.length = 0;
  const agreed = { title, options, seats, pace: PACE, rated: true };
  const { id, players } = await sitDownWithAddresses(server, await Visitor.at(server.address), agreed);
  const mail = mailBy(office);
  const states: unknown[] = [];
  const actions: Action[] = [];
  let compared = 0;
  while (states.length < MOST) {
    const record = await stored(server, id);
    const events = await readEvents(server.world.db, id, 0, 1000);
    states.push(record.state);
    const { turn: now, version } = record;
    if (!now) break;
    const before = office.letters.length;
    await tellOf(server, mail, version === 1 ? { kind: 'started', game: id } : { kind: 'turn', game: id, version });
    await tellOf(server, mail, { kind: 'missed', game: id, version });
    if (states.length % every === 0) {
      server.clock.now = now.remind ?? 0;
      await tellOf(server, mail, { kind: 'reminder', game: id, turn: now.number });
      await nudgeBy((now.seat + 1) % seats, now.number);
    }
    const seeds = seedOf(record);
    for (const arrived of office.letters.slice(before)) {
      const seat = players.findIndex((_, seat) => arrived.to.includes(addressOf(seat)));
      if (version > 1) expect(seat === now.seat).toBe(kindOf(arrived) !== 'missed');
      kinds.add(kindOf(arrived));
      expect(arrived.to).toEqual([addressOf(seat)]);
      expectNothingStored(
        arrived,
        seeds,
        players.map(({ cookie = '' }) => cookie),
      );
      const past = { states, actions, events: events.map((one) => one.events), drawn: events.flatMap(({ drawn }) => drawn) };
      const other = office.letters.length % every === 0 ? elsewhere(past, seat) : undefined;
      if (other) {
        compared++;
        const letter = await letterIn(kindOf(arrived), seat, other.state, withEvents(events, other.events));
        expect(contentOf(arrived)).toEqual({ text: letter.text.trim(), html: letter.html.trim() });
      }
    }
    const automatic = random(6) === 0 ? await playedByClock(record) : undefined;
    if (automatic) actions.push(automatic);
    else {
      const player = players[now.seat] as Visitor;
      const told = (await player.events(id)).events.map(({ event }) => event);
      const action = play(await player.game(id), told);
      await player.act(id, version, action);
      actions.push(action);
    }

    async function nudgeBy(seat: number, number: number): Promise<void> {
      const at = server.world.now();
      await server.world.db.write([addNudge(id, at, { seat, turn: number })]);
      await tellOf(server, mail, { kind: 'nudge', game: id, at });
    }

    async function letterIn(kind: string, seat: number, state: unknown, history: readonly EventRecord[]): Promise<Letter> {
      const seen = { ...(await gameSeen(server.world, record, seat, { timeZone: 'UTC' })), state, history };
      const reader = await accountOf(players[seat]);
      const stop = stopAddresses(BASE, reader.id, kind as Kind, reader.stopToken);
      return newsIn(kind, seen).letter(BASE, { address: addressOf(seat), name: `Player ${seat}`, stop }, 'x');
    }

    function newsIn(kind: string, seen: GameSeen): News {
      if (!now) throw new Error('no game');
      if (kind === 'reminder') return reminderNews(seen);
      if (kind === 'nudge') return nudgeNews(seen, (now.seat + 1) % seats);
      if (kind === 'missed') return missedNews(seen, stretchUntil(version, seen.history));
      if (version > 1) return turnNews(seen);
      const begun = {
        turn: now.seat,
        commitment: commitment(id, record.secret),
        transcript: transcriptHash(transcriptOf(record)),
      };
      return seen.seat === now.seat ? turnNews(seen, begun) : begunNews(seen, begun);
    }
  }
  return compared;
}

/** Time runs out, and the clock plays one action, if the rules have one. */
async function playedByClock(record: GameRecord): Promise<Action | undefined> {
  const change = record.turn && timeOut(server.world, record, record.turn, server.world.now());
  if (change?.event?.action === undefined) return undefined;
  await server.world.db.write(commit(record, change));
  return change.event.action;
}

/** What the clock did in a row, up to a version. */
function stretchUntil(until: number, history: GameSeen['history']): { from: number; until: number } {
  const seat = history[until - 1]?.seat;
  let from = until;
  while (history[from - 2]?.auto && history[from - 2]?.seat === seat) from--;
  return { from, until };
}

async function accountOf(visitor: Visitor | undefined): Promise<{ id: string; stopToken: string }> {
  const id = (await visitor?.me())?.id ?? '';
  const [item] = await server.world.db.get(accountKey(id));
  return { id, stopToken: accountFrom(item)?.stopToken ?? '' };
}

/** What a letter is, by its id. */
function kindOf({ mail }: Arrived): string {
  return /^<([a-z]+)-/.exec(mail.messageId ?? '')?.[1] ?? '';
}

function withEvents(records: readonly EventRecord[], events: readonly EventRecord['events'][]): EventRecord[] {
  return records.map((record, at) => ({ ...record, events: events[at] ?? [] }));
}

function contentOf({ mail }: Arrived): { text: string; html: string } {
  return { text: (mail.text ?? '').trim(), html: String(mail.html).trim() };
}

/** No secret of the draw, no session, and no address but the reader's own. */
function expectNothingStored({ bytes, to, mail }: Arrived, seeds: readonly string[], cookies: readonly string[]): void {
  const all = `${bytes}\n${mail.text}\n${mail.html}`;
  for (const hidden of [...seeds, ...cookies.map((cookie) => cookie.split('=')[1] ?? '')]) expect(all).not.toContain(hidden);
  const named = all.match(/player-\d@example\.com/g) ?? [];
  expect(new Set(named)).toEqual(new Set(to));
}
