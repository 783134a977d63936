/**
 * Fifty people play over HTTP while the processes are killed, again and again. What was acknowledged is there
 * afterwards, nothing is there twice, and every game goes on.
 */

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Acted, EventsAnswer, GameAnswer } from '@shared/api/games';
import { nth, size } from '@shared/choice';
import type { Choice } from '@shared/game';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandOf, processes } from '../../functions/local/processes';
import { type Casebook, startCasebook } from '../support/casebook';
import { randomFrom } from '../support/chance';
import { insist } from '../support/insist';
import { sitDown, type Table } from '../support/table-play';
import { acting, Visitor } from '../support/visitor';

/** Eight tables of five and five of two: fifty people. */
const TABLES = [
  ...Array.from({ length: 8 }, () => ({ title: 'pi', options: { edition: 'first' }, seats: 5 })),
  ...Array.from({ length: 5 }, () => ({ title: 'mr-jack-pocket', options: { roles: 'random' }, seats: 2 })),
];

const KILLS = ['server', 'server', 'database', 'database', 'both', 'both', 'server', 'server'] as const;

/** Acknowledged moves from one kill to the next. */
const MOVES = 60;

/** A game as those around it know it. */
interface Game extends Table {
  /** The versions that acknowledged moves made. */
  readonly acknowledged: Set<number>;
  /** What a spectator has read, but for what is shown in full only after the end. */
  events: readonly unknown[];
}

const random = randomFrom(1);
let data: string;
let casebook: Casebook;
let somebody: Visitor;
let games: Game[];
let over = false;

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'casebook-'));
  casebook = await startCasebook(data);
  somebody = await Visitor.at(casebook.address);
  const tables = await Promise.all(TABLES.map((table) => sitDown(somebody, table)));
  games = tables.map((table) => ({ ...table, acknowledged: new Set(), events: [] }));
});

afterAll(async () => {
  await casebook.stop();
  await rm(data, { recursive: true });
});

test('no acknowledged move is lost, none is made twice, and every game goes on, whatever is killed', async () => {
  const people = games.flatMap((game) => game.players.map((player, seat) => play(game, player, seat)));
  await Promise.all([disturb(), ...people]);
  for (const game of games) {
    const { version } = await somebody.game(game.id);
    expect([...game.acknowledged].sort((a, b) => a - b)).toEqual(Array.from({ length: version - 1 }, (_, index) => index + 2));
  }
});

/** Kills and starts while everybody plays, then sees to it that every game that is not over goes on. */
async function disturb(): Promise<void> {
  for (const [round, what] of KILLS.entries()) {
    const enough = moves() + MOVES;
    await until(async () => moves() >= enough);
    await Promise.all(games.map(checkEvents));
    await kill(what);
    await start(round % 2 === 0);
    await Promise.all(games.map(checkEvents));
  }
  const before = new Map(games.map((game) => [game, game.acknowledged.size]));
  for (const game of games) {
    await until(async () => game.acknowledged.size > (before.get(game) ?? 0) + 1 || (await isOver(game)));
  }
  over = true;
}

function moves(): number {
  return games.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
}

async function play({ id, acknowledged }: Game, player: Visitor, seat: number): Promise<void> {
  for (;;) {
    const game = await insist<GameAnswer>(player, `/api/games/${id}`);
    if (game.status !== 'running' || over) return;
    if (game.turn?.seat !== seat) {
      await pause(250 + random(250));
      continue;
    }
    const { choices = [] } = game;
    const choice = choices[random(choices.length)] as Choice;
    const asking = acting(game.version, nth([choice], random(size(choice))), randomUUID());
    const { applied } = await insist<Acted>(player, `/api/games/${id}/actions`, asking);
    expect(acknowledged).not.toContain(applied);
    acknowledged.add(applied);
  }
}

/** Every acknowledged move is there, once and in order, and what was read before has not changed. */
async function checkEvents(game: Game): Promise<void> {
  const known = Math.max(1, ...game.acknowledged);
  const answer = await insist<EventsAnswer>(somebody, `/api/games/${game.id}/events`);
  const versions = [...new Set(answer.events.map(({ version }) => version))];
  expect(versions).toEqual(versions.map((_, index) => index + 1));
  expect(versions.length).toBeGreaterThanOrEqual(known);
  const events = answer.events.map(({ version, at, seat, event }) => ({ version, at, seat, type: event.type }));
  expect(events.slice(0, game.events.length)).toEqual(game.events);
  game.events = events;
}

async function isOver({ id }: Game): Promise<boolean> {
  return (await somebody.game(id)).status === 'finished';
}

async function kill(what: (typeof KILLS)[number]): Promise<void> {
  const server = casebook.process;
  const ended = once(server, 'exit');
  const database = processes().find((pid) => commandOf(pid).at(-1)?.startsWith(`${data}/`));
  if (database === undefined) throw new Error('there is no database');
  if (what !== 'server') process.kill(database, 'SIGKILL');
  if (what !== 'database') server.kill('SIGKILL');
  await ended;
}

/** At the same address; untied, a database outlives its killed server. */
async function start(untied: boolean): Promise<void> {
  const environment = untied ? { ...process.env, PATH: '/nowhere' } : process.env;
  casebook = await startCasebook(data, Number(new URL(casebook.address).port), { environment });
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}
