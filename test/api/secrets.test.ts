/** Nothing that a viewer may not know is in anything they are sent, over whole games and all routes. */

import { createHash } from 'node:crypto';
import type { Action, Event, Viewer } from '@shared/game';
import { games } from '@shared/games/index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EventRecord, readEvents } from '../../functions/store/event';
import { type GameRecord, readGames } from '../../functions/store/game';
import { eventKey, gameKey } from '../../functions/store/keys';
import { randomFrom } from '../support/chance';
import { anotherJack, type Elsewhere, otherCases, type Past, type World } from '../support/other-worlds';
import { guessingPlayer, type Player, randomPlayer } from '../support/players';
import { type Server, startServer } from '../support/server';
import { sitDown } from '../support/table-play';
import { type Asking, acting, Visitor } from '../support/visitor';

let server: Server;

beforeAll(async () => {
  server = await startServer({ registry: games });
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

interface Watcher {
  readonly viewer: Viewer;
  readonly visitor: Visitor;
}

const random = randomFrom(7);

const randomly = randomPlayer(random);
const guessing = guessingPlayer(random);

test.each<Row>([
  ['mr-jack-pocket', { roles: 'host-jack' }, 2, randomly, anotherJack, 3],
  ['pi', { edition: 'first' }, 3, guessing, otherCases, 20],
  ['pi', { edition: 'second', schedule: 'rising' }, 2, guessing, otherCases, 24],
  ['pi', { edition: 'duel' }, 2, guessing, otherCases, 8],
])(
  '%s %j: what a viewer may not know changes no byte they are sent, and is in none, until the end',
  { timeout: 300_000 },
  async (...row) => {
    // A game of Mr. Jack Pocket in fifty is over with its first round: it alone compares too little.
    for (let compared = 0; compared <= 10; ) compared += await comparedInOneGame(...row);
  },
);

type Row = [title: string, options: Record<string, unknown>, seats: number, play: Player, elsewhere: Elsewhere, every: number];

/** Plays one game to its end. @returns how often a viewer's answers were compared with those of another world. */
async function comparedInOneGame(...[title, options, seats, play, elsewhere, every]: Row): Promise<number> {
  const stranger = await Visitor.at(server.address);
  const spectator = stranger.another();
  await spectator.enter('Spectator');
  const { id, players } = await sitDown(stranger, { title, options, seats });
  const watchers: Watcher[] = [
    ...players.map((visitor, seat) => ({ viewer: seat, visitor })),
    { viewer: 'spectator', visitor: spectator },
    { viewer: 'spectator', visitor: stranger },
  ];
  await writeDown(id, players);
  for (const { visitor } of watchers) visitor.received.length = 0;

  const states: unknown[] = [];
  const actions: Action[] = [];
  let compared = 0;
  let game = await stranger.game(id);
  for (;;) {
    const { record, events } = await stored(id);
    states.push(record.state);
    if (!game.turn) break;
    const past: Past = {
      states,
      actions,
      events: events.map((one) => one.events),
      drawn: events.flatMap(({ drawn }) => drawn),
    };
    if (actions.length % every === 0) {
      for (const { viewer, visitor } of watchers) {
        const other = elsewhere(past, viewer);
        if (other === undefined) continue;
        compared++;
        expectSame(await inWorld(record, events, other, () => everything(visitor, id)), await everything(visitor, id));
      }
      expectSame(await publicly(spectator, id), await publicly(stranger, id));
    }
    const player = players[game.turn.seat] as Visitor;
    const told = (await player.events(id)).events.map(({ event }) => event);
    const action = play(await player.game(id), told);
    expectNothingHidden(watchers, record, events);
    game = await player.act(id, game.version, action);
    actions.push(action);
  }
  expect(game.status).toBe('finished');
  for (const { visitor } of watchers) expect((await visitor.game(id)).secret).toBe((await stored(id)).record.secret);
  return compared;
}

test('another world is another one to those who know', async () => {
  const { id, players } = await sitDown(await Visitor.at(server.address), {
    title: 'mr-jack-pocket',
    options: { roles: 'host-jack' },
    seats: 2,
  });
  const [jack, investigator] = players as [Visitor, Visitor];
  const { record, events } = await stored(id);
  const past: Past = { states: [record.state], actions: [], events: events.map((one) => one.events), drawn: [] };
  const other = anotherJack(past, 1) as World;
  expect(await inWorld(record, events, other, () => everything(jack, id))).not.toBe(await everything(jack, id));
  expect(await inWorld(record, events, other, () => everything(investigator, id))).toBe(await everything(investigator, id));
});

async function stored(id: string): Promise<{ record: GameRecord; events: EventRecord[] }> {
  const [record] = await readGames(server.world.db, [id]);
  return { record: record as GameRecord, events: await readEvents(server.world.db, id, 0, 1000) };
}

/** Says where two long texts part. */
function expectSame(one: string, other: string): void {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  if (one !== other) expect(one.slice(Math.max(0, at - 200), at + 200)).toBe(other.slice(Math.max(0, at - 200), at + 200));
}

/** What each player says and notes: words that nobody else's answers may hold. */
const said = (seat: number): string => `Said by seat ${seat} at the table.`;
const noted = (seat: number): string => `Noted by seat ${seat} alone.`;

async function writeDown(id: string, players: readonly Visitor[]): Promise<void> {
  for (const [seat, player] of players.entries()) {
    const says = { method: 'POST', json: { text: said(seat) }, headers: { 'Idempotency-Key': `message-${seat}` } };
    await player.expect(201, `/api/games/${id}/messages`, says);
    const notes = { method: 'PUT', json: { text: noted(seat), marks: { madame: 'sure' } }, headers: { 'If-Match': '"0"' } };
    await player.expect(200, `/api/games/${id}/note`, notes);
  }
}

/** Questions that tell more than the bare path does. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  '/api/games': ['?status=open'],
  '/api/games/{id}': ['', '?known=0.0.x', '?at=1', '?at=2', '?at=9999', '?as=0', '?as=1', '?as=revealed', '?at=1&as=revealed'],
  '/api/games/{id}/events': ['', '?after=1', '?as=0', '?as=1', '?as=revealed'],
  '/api/games/{id}/messages': ['', '?after=1'],
};

/** Every call of the API that gives something, as its own description lists them. */
function questions({ description }: Visitor): readonly string[] {
  return Object.entries(description.paths).flatMap(([path, operations]) => {
    if (!('get' in operations) || path === '/api/openapi.json') return [];
    return (QUESTIONS[path] ?? ['']).map((query) => `${path}${query}`);
  });
}

/** All that a viewer can be sent about a game at one moment: every answer, their own lists and refusals too. */
async function everything(visitor: Visitor, id: string): Promise<string> {
  const refused: Asking[] = [0, 9999].map((version) => acting(version, { type: 'x' }, 'always-the-same'));
  return answers(visitor, [
    ...questions(visitor).map((path) => [path.replace('{id}', id)] as const),
    ...refused.map((asking) => [`/api/games/${id}/actions`, asking] as const),
    ...[0, 9999].map((version) => {
      return [`/api/games/${id}/resignation`, { method: 'POST', headers: { 'If-Match': `"${version}"` } }] as const;
    }),
    ...['seats', 'rematch', 'invite'].map((what) => [`/api/games/${id}/${what}`, { method: 'POST' }] as const),
    [`/api/games/${id}/start`, { method: 'POST', json: { players: 2 } }],
    [`/api/games/${id}/seats/me`, { method: 'DELETE' }],
    [`/api/games/${id}`, { method: 'DELETE' }],
  ]);
}

/** What does not depend on who is signed in, only on who sits there. */
function publicly(visitor: Visitor, id: string): Promise<string> {
  const about = questions(visitor).filter((path) => /^\/api\/games(\?|\/\{id\}(\?|\/events|\/record|$))/.test(path));
  return answers(
    visitor,
    about.map((path) => [path.replace('{id}', id)]),
  );
}

async function answers(visitor: Visitor, asked: readonly (readonly [path: string, asking?: Asking])[]): Promise<string> {
  const sent: string[] = [];
  server.clock.step = 0;
  for (const [path, asking] of asked) sent.push((await visitor.ask(path, asking)).text);
  server.clock.step = 1;
  return sent.join('\n');
}

/** Looks on while something else is stored; then all is as it was. */
async function inWorld<T>(record: GameRecord, events: readonly EventRecord[], other: World, look: () => Promise<T>): Promise<T> {
  const { db } = server.world;
  const store = async (state: unknown, told: readonly (readonly Event[])[]): Promise<void> => {
    await db.update(gameKey(record.id), ...setting('state', state));
    for (const [at, { version }] of events.entries()) {
      if (JSON.stringify(told[at]) === JSON.stringify(other.events[at]) && told !== other.events) continue;
      await db.update(eventKey(record.id, version), ...setting('events', told[at]));
    }
  };
  await store(other.state, other.events);
  try {
    return await look();
  } finally {
    await store(
      record.state,
      events.map((event) => event.events),
    );
  }
}

function setting(
  name: string,
  value: unknown,
): [{ text: string; names: Record<string, string>; values: Record<string, unknown> }, { text: string }] {
  return [
    { text: `SET #${name} = :value`, names: { [`#${name}`]: name }, values: { ':value': JSON.stringify(value) } },
    { text: 'attribute_exists(pk)' },
  ];
}

/** Looks through every byte sent since the start for what is nobody's to know. */
function expectNothingHidden(watchers: readonly Watcher[], record: GameRecord, events: readonly EventRecord[]): void {
  const { deck } = record.state as { deck: readonly unknown[] };
  const labels = events.flatMap(({ drawn }) => drawn.map(([label]) => label));
  const nobodys = [
    record.secret,
    record.invite,
    ...record.keys.flatMap((kept) => kept.split(' ')).filter(Boolean),
    ...labels.filter((label) => label.includes('/')),
    ...(deck.length > 2 ? [JSON.stringify(deck)] : []),
    JSON.stringify(record.state),
  ];
  for (const { viewer, visitor } of watchers) {
    const sent = visitor.received.join('\n');
    const tokens = watchers.flatMap(({ visitor: { cookie } }) => (cookie === undefined ? [] : [cookie.replace('session=', '')]));
    const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
    const others = record.seats.flatMap((_, seat) => [
      ...(seat === viewer ? [] : [noted(seat)]),
      ...(viewer === 'spectator' ? [said(seat)] : []),
    ]);
    for (const hidden of [...nobodys, ...tokens, ...hashes, ...others]) expect(sent.includes(hidden), hidden).toBe(false);
    visitor.received.length = 0;
  }
}
