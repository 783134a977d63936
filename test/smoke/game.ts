/** One whole game of Mr. Jack Pocket between two guests, and what can be seen on the way. */

import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Acted, Created, GameAnswer } from '@shared/api/games';
import type { Problem } from '@shared/api/problem';
import { count, nth } from '@shared/choice';
import type { Action } from '@shared/game';
import { findGame, games } from '@shared/games/index';
import { readRecord } from '@shared/record/read';
import { verify } from '@shared/record/verify';
import { insistProblem } from './answers';
import { type Check, NotHere } from './check';
import { type Answered, type Asking, type Guest, insist, insistHeader, type Line, Wrong } from './line';

/** More moves than a game can have. */
const MOVES = 100;

interface Side {
  readonly guest: Guest;
  readonly contribution: string;
}

/** What the checks of a game know, one after the other. */
interface Play {
  readonly sides: readonly [Side, Side];
  id: string;
  commitment: string;
  /** As the one saw it who moved last. */
  game: GameAnswer | undefined;
}

/** In this order: each goes on where the one before stopped. */
export function gameChecks(): readonly Check[] {
  const play: Play = { sides: [newSide(), newSide()], id: '', commitment: '', game: undefined };
  return [
    {
      says: 'Guests come in, by a cookie that no script reads and no other site sends.',
      run: ({ line, isHttps }) => enter(line, play, isHttps),
    },
    { says: 'They sit down at a table, and the game begins.', run: ({ line }) => sitDown(line, play) },
    { says: 'A viewer gets what is theirs, and nobody else gets it.', run: ({ line }) => lookOn(line, play) },
    {
      says: '?known= says when nothing is new, and a tag of what is kept hides nothing.',
      run: ({ line }) => askAgain(line, play),
    },
    { says: 'Of two moves on one version at once, one is made, and may be sent again.', run: ({ line }) => race(line, play) },
    { says: 'They play to the end.', run: ({ line }) => playOn(line, play) },
    { says: 'The record verifies: every draw follows from the secret that was promised.', run: ({ line }) => check(line, play) },
    { says: 'They leave for good, and nobody comes in by their cookies.', run: ({ line }) => leave(line, play) },
  ];
}

async function enter(line: Line, { sides }: Play, isHttps: boolean): Promise<undefined> {
  const cookies: string[] = [];
  for (const { guest } of sides) {
    const answer = await line.expect(201, '/api/session/guest', { method: 'POST', json: { name: 'Smoke' }, as: guest });
    cookies.push(...answer.headers.getSetCookie());
    await line.expect(200, '/api/me', { as: guest });
  }
  for (const cookie of cookies) {
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', ...(isHttps ? ['Secure'] : [])]) {
      insist(cookie.split('; ').includes(part), `The cookie is not ${part}.`);
    }
    insist(!/domain=/i.test(cookie), 'The cookie names a domain.');
    insist(!isHttps || cookie.startsWith('__Host-'), "The cookie's name does not begin with __Host-.");
  }
  insist(cookies.length === sides.length, `${cookies.length} cookies came for ${sides.length} guests.`);
}

async function sitDown(line: Line, play: Play): Promise<string> {
  const [{ guest: host, contribution }, friend] = play.sides;
  const json = { title: 'mr-jack-pocket', options: { roles: 'random' }, seats: 2, visibility: 'invite', contribution };
  const asking = { method: 'POST', json, headers: { 'idempotency-key': randomUUID() }, as: host };
  const { id, invite } = (await line.expect<Created>(201, '/api/games', asking)).body;
  play.id = id;
  const again = await line.expect<Created>(201, '/api/games', asking);
  insist(again.body.id === id, 'The same request made a second table.');
  play.commitment = (await look(line, play, host)).body.commitment;
  const sitting = { method: 'POST', json: { invite, contribution: friend.contribution }, as: friend.guest };
  await line.expect(201, `/api/games/${id}/seats`, sitting);
  const game = (await look(line, play, host)).body;
  insist(game.status === 'running', `The game is ${game.status}.`);
  play.game = game;
  return `${line.address}/game/?id=${id}`;
}

async function lookOn(line: Line, play: Play): Promise<undefined> {
  for (const [seat, { guest }] of play.sides.entries()) {
    for (let times = 0; times < 2; times++) {
      const answer = await look(line, play, guest);
      insist(answer.body.you === seat, `Seat ${seat} is told that it is ${answer.body.you}.`);
      insistHeader(answer, 'cache-control', 'private, no-cache');
    }
    const nobody = await look(line, play, { cookie: '' });
    insist(nobody.body.you === undefined && nobody.body.choices === undefined, 'Somebody who is not signed in has a seat.');
  }
}

async function askAgain(line: Line, play: Play): Promise<string> {
  const [{ guest }] = play.sides;
  const first = await look(line, play, guest);
  const tag = first.headers.get('etag') ?? '';
  insist(tag !== '', 'The game has no tag.');
  const known = encodeURIComponent(tag.replaceAll(/W\/|"/g, ''));
  const nothing = await line.expect(204, `/api/games/${play.id}?known=${known}`, { as: guest });
  insist(nothing.text === '', 'There is something in a 204.');
  const conditional = await line.ask<GameAnswer>(`/api/games/${play.id}`, { headers: { 'if-none-match': tag }, as: guest });
  insist(
    conditional.status === 304 || conditional.body?.version === first.body.version,
    `It is answered by ${conditional.status}.`,
  );
  return `If-None-Match is answered by ${conditional.status}.`;
}

async function race(line: Line, play: Play): Promise<undefined> {
  const game = await current(line, play);
  const { guest } = sideOf(play, game);
  const askings = [moveOf(game, 0, guest), moveOf(game, -1, guest)] as const;
  const at = `/api/games/${play.id}/actions`;
  const answers = await Promise.all(askings.map((asking) => line.ask(at, asking)));
  const made = answers.findIndex(({ status }) => status === 200);
  const [one, other] = [answers[made], answers[1 - made]];
  insist(
    one !== undefined && other?.status === 412,
    `They are answered by ${answers.map(({ status }) => status).join(' and ')}.`,
  );
  insistProblem(other, 'version_moved');
  const [acted, { game: shown }] = [one.body as Acted, other.body as Problem];
  insist(acted.applied === game.version + 1, `It made version ${acted.applied}.`);
  insist(shown?.version === acted.applied, 'The one that came late is not shown the game as it is.');
  const again = await line.expect<Acted>(200, at, askings[made]);
  insist(again.body.applied === acted.applied, 'Sent again, it made another version.');
  play.game = acted;
}

async function playOn(line: Line, play: Play): Promise<string> {
  for (let moves = 1; moves <= MOVES; moves++) {
    const game = await current(line, play);
    if (game.turn === undefined) {
      insist(game.status === 'finished' && game.result !== undefined, `The game is ${game.status}.`);
      return `${game.version - 1} moves; the game ended by ${game.result.how}.`;
    }
    const { guest } = sideOf(play, game);
    play.game = (await line.expect<Acted>(200, `/api/games/${play.id}/actions`, moveOf(game, undefined, guest))).body;
  }
  throw new Wrong(`It is not over after ${MOVES} moves.`);
}

async function check(line: Line, { id, sides, commitment }: Play): Promise<string> {
  const { text } = await line.expect<string>(200, `/api/games/${id}/record`);
  const record = readRecord(games, text);
  const game = findGame(games, record.title, record.rules);
  if (game === undefined) throw new Wrong(`This copy of Casebook does not know ${record.title}, rules ${record.rules}.`);
  const flaws = sides.flatMap(({ contribution }) => verify(game, record, { commitment, contribution }).flaws);
  insist(flaws.length === 0, `It does not hold: ${[...new Set(flaws.map(({ what }) => what))].join(', ')}.`);
  return `${verify(game, record).draws.length} draws.`;
}

async function leave(line: Line, { sides }: Play): Promise<undefined> {
  const guests = sides.map(({ guest }) => guest).filter(({ cookie }) => cookie !== '');
  if (guests.length === 0) throw new NotHere('Nobody had come in.');
  for (const guest of guests) {
    await line.expect(204, '/api/me', { method: 'DELETE', as: { ...guest } });
    await line.expect(401, '/api/me', { as: guest });
  }
}

function newSide(): Side {
  return { guest: { cookie: '' }, contribution: randomBytes(32).toString('hex') };
}

function look(line: Line, { id }: Play, as: Guest): Promise<Answered<GameAnswer>> {
  return line.expect<GameAnswer>(200, `/api/games/${id}`, { as });
}

/** The game as the one sees it whose turn it is. */
async function current(line: Line, play: Play): Promise<GameAnswer> {
  const { game } = play;
  if (game === undefined) throw new Wrong('No game has begun.');
  if (game.turn === undefined || game.turn.seat === game.you) return game;
  return (await look(line, play, sideOf(play, game).guest)).body;
}

function sideOf({ sides }: Play, { turn }: GameAnswer): Side {
  const side = sides[turn?.seat ?? -1];
  if (side === undefined) throw new Wrong(`It is the turn of seat ${turn?.seat}.`);
  return side;
}

/** @param place of the action among all that are legal, from the end if negative; undefined: any */
function moveOf({ choices = [], version }: GameAnswer, place: number | undefined, as: Guest): Asking {
  const many = count(choices);
  insist(many > 0, `There is nothing to do at version ${version}.`);
  const action: Action = nth(choices, place === undefined ? randomInt(many) : (place + many) % many);
  return {
    method: 'POST',
    json: { action },
    headers: { 'if-match': `"${version}"`, 'idempotency-key': randomUUID() },
    as,
  };
}
