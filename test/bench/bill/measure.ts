/** What whole games cost, with all that follows from them, through the real API and the real workers on the embedded database. */

import type { EventsAnswer } from '@shared/api/games';
import type { MessagesAnswer } from '@shared/api/talk';
import type { Event } from '@shared/game';
import { type Publish, sweep } from '../../../functions/clock/sweep';
import { standIn } from '../../../functions/local/stand-in';
import type { Mail } from '../../../functions/mail/letter';
import { handle } from '../../../functions/publish/handle';
import type { Message } from '../../../functions/publish/message';
import { messagesOfVersion } from '../../../functions/publish/publish';
import { dynamo } from '../../../functions/store/dynamo/client';
import { isThere } from '../../../functions/store/dynamo/conditions';
import { scan } from '../../../functions/store/dynamo/scan';
import { choreHandlers } from '../../../functions/work/chores';
import { mailHandlers } from '../../../functions/work/mail';
import { randomFrom } from '../../support/chance';
import type { Server } from '../../support/server';
import { TABLE_NAME } from '../../support/table';
import type { Table } from '../../support/table-play';
import { sitDownWithAddresses, stored } from '../../support/turn-mail';
import { type Answered, Visitor } from '../../support/visitor';
import type { Measured } from '../games';
import { PACE } from './assumptions';

/** Read and write units of the database. */
export interface Units {
  readonly reads: number;
  readonly writes: number;
}

/** One kind of game; numbers are means. */
export interface GameCost {
  readonly name: string;
  readonly moves: number;
  /** Versions of a game, each of which is published. */
  readonly versions: number;
  /** Coming in, sitting down, creating and moving, a game. */
  readonly commands: Units & { readonly requests: number };
  /** Opening the page of a game once; bytes of the answers. */
  readonly look: Units & { readonly requests: number; readonly bytes: number };
  /** Asking for news once, of the game and of the talk beside it. */
  readonly news: Units & { readonly requests: number };
  /** What the workers do, a game. */
  readonly work: Units & { readonly messages: number; readonly mails: number };
  /** What the clock does about one game that it finds. */
  readonly found: Units;
  /** Reminding somebody once. */
  readonly reminder: Units;
  /** Bytes that stay in the table, a game, with what DynamoDB adds to each item. */
  readonly stored: number;
}

/** Before so many moves nobody moves until they are reminded: one of ten. */
const REMINDED_EVERY = 10;

/** What DynamoDB adds to the bytes of an item, for storage. */
const PER_ITEM = 100;

interface Spent {
  reads: number;
  writes: number;
  /** Requests, messages, or times. */
  times: number;
}

/** Plays so many games to their end on a server of their own. */
export async function measure(server: Server, measured: Measured, games: number): Promise<GameCost> {
  const spent = {
    commands: nothing(),
    look: nothing(),
    news: nothing(),
    work: nothing(),
    idle: nothing(),
    found: nothing(),
    reminder: nothing(),
  };
  const count = { moves: 0, versions: 0, letters: 0, mails: 0, bytes: 0 };
  const mail: Mail = { base: 'https://casebook.example', send: async () => void count.letters++ };
  const handlers = { ...mailHandlers(server.world, { mail, handOver: async () => {} }), ...choreHandlers(server.world) };
  const somebody = await Visitor.at(server.address);

  const spend = async <T>(on: Spent, times: number, act: () => Promise<T>): Promise<T> => {
    server.metered.length = 0;
    const done = await act();
    for (const { request, units } of server.metered) {
      if (request === 'BatchGet' || request === 'Query') on.reads += units;
      else on.writes += units;
    }
    on.times += times;
    return done;
  };

  const follow = async (id: string, version: number): Promise<void> => {
    count.versions++;
    const messages = messagesOfVersion(id, version);
    const before = count.letters;
    await spend(spent.work, messages.length, async () => {
      for (const message of messages) await handle(handlers, message);
    });
    count.mails += count.letters - before;
  };

  const look = async (visitor: Visitor, id: string) => {
    const paths = [
      '/api/me',
      `/api/games/${id}`,
      `/api/games/${id}/events`,
      `/api/games/${id}/messages`,
      `/api/games/${id}/note`,
    ];
    return spend(spent.look, paths.length, async () => {
      const answers = await Promise.all(paths.map((path) => visitor.ask(path)));
      count.bytes += answers.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
      const [, game, events, talk] = answers;
      const { tag: told } = (talk as Answered<MessagesAnswer>).body;
      return { tag: game?.headers.get('ETag') ?? '', events: (events as Answered<EventsAnswer>).body.events, talk: told };
    });
  };

  /** Waits until the player to move is reminded, and has that done. */
  const remind = async (id: string): Promise<void> => {
    const messages: Message[] = [];
    const publish: Publish = async (published) => void messages.push(...published);
    await spend(spent.idle, 1, () => sweep(server.world, publish));
    server.clock.now = (await stored(server, id)).turn?.remind ?? server.clock.now;
    await spend(spent.found, 1, () => sweep(server.world, publish));
    await spend(spent.reminder, messages.length, async () => {
      for (const message of messages) await handle(handlers, message);
    });
  };

  const play = async ({ id, players }: Table, seed: number): Promise<void> => {
    const random = randomFrom(seed);
    await follow(id, 1);
    for (;;) {
      const { turn } = await somebody.game(id);
      if (turn === undefined) return;
      const visitor = players[turn.seat] ?? somebody;
      if (count.moves % REMINDED_EVERY === 0) await remind(id);
      const { tag, events, talk } = await look(visitor, id);
      const known = tag.replaceAll('"', '');
      await spend(spent.news, 2, async () => {
        await visitor.expect(204, `/api/games/${id}?known=${known}`);
        await visitor.expect(204, `/api/games/${id}/messages?known=${talk}`);
      });
      const { view, choices = [], version } = await visitor.game(id);
      const seen = events.map(({ event }) => event as Event);
      const action = measured.player(view, choices, seen, random);
      await spend(spent.commands, 1, () => visitor.act(id, version, action));
      count.moves++;
      await follow(id, version + 1);
    }
  };

  for (let seed = 1; seed <= games; seed++) {
    const { title, options, seats } = measured;
    // Each comes in and sits down: two requests.
    const table = await spend(spent.commands, 2 * seats, () =>
      sitDownWithAddresses(server, somebody, { title: title.id, options, seats, pace: PACE }),
    );
    await play(table, seed);
  }

  const looks = spent.look.times / 5;
  const found = unitsOf(spent.found, spent.found.times);
  const idle = unitsOf(spent.idle, spent.idle.times);
  return {
    name: measured.name,
    moves: round(count.moves / games),
    versions: round(count.versions / games),
    commands: { ...unitsOf(spent.commands, games), requests: round(spent.commands.times / games) },
    look: { ...unitsOf(spent.look, looks), requests: 5, bytes: Math.round(count.bytes / looks) },
    news: { ...unitsOf(spent.news, spent.news.times / 2), requests: 2 },
    work: {
      ...unitsOf(spent.work, games),
      messages: round(spent.work.times / games),
      mails: round(count.mails / games),
    },
    found: { reads: round(found.reads - idle.reads), writes: round(found.writes - idle.writes) },
    reminder: unitsOf(spent.reminder, spent.reminder.times),
    stored: Math.round((await storedIn(server)) / games),
  };
}

async function storedIn({ endpoint }: Server): Promise<number> {
  const client = dynamo(standIn(endpoint));
  let bytes = 0;
  for await (const item of scan(client, TABLE_NAME, isThere)) bytes += Buffer.byteLength(JSON.stringify(item)) + PER_ITEM;
  client.destroy();
  return bytes;
}

function nothing(): Spent {
  return { reads: 0, writes: 0, times: 0 };
}

function unitsOf({ reads, writes }: Spent, times: number): Units {
  return { reads: round(reads / times), writes: round(writes / times) };
}

/** To a tenth. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
