/**
 * The games of a player: those waiting for them, then running ones, open tables, finished games. The newest of them is
 * the game that started last, the table that the player came to last, the game that ended last.
 */

import type { GameList, Status } from '@shared/api/games';
import { type GameRecord, readGames } from '../../store/game';
import { listedAt } from '../../store/keys';
import { readTurns } from '../../store/listed';
import { readSeats } from '../../store/seat';
import { list } from '../games/show';
import { seatOf, signedIn, type Token } from '../viewer';
import type { World } from '../world';
import { makeCursor, placeOf } from './cursor';

const PAGE = 50;

/** One after another; the first by urgency, the others newest first. */
const GROUPS = ['turn', 'running', 'open', 'finished', 'cancelled'] as const;

type Group = (typeof GROUPS)[number];

export type Wanted = Exclude<Group, 'cancelled'>;

/** Later than any instant, to turn an order round. */
const LATEST = 10 ** 15 - 1;

/** A game and its place in the list. */
interface Placed {
  readonly game: string;
  readonly group: Group;
  readonly place: string;
  /** Epoch milliseconds, as the player's seat has it. */
  readonly since: number;
}

/** A page of a player's games, all or those wanted. What index and seats tell may be late: the documents decide. */
export async function mine(world: World, token: Token, wanted?: Wanted, cursor?: string): Promise<GameList> {
  const player = await signedIn(world, token);
  const after = cursor === undefined ? '' : placeOf(cursor);
  const places = (await placesOf(world, player)).filter(({ group, place }) => isWanted(group, wanted) && place > after);
  const page = places.sort(byPlace).slice(0, PAGE);
  const last = page.at(-1);
  const games = await readGames(
    world.db,
    page.map(({ game }) => game),
  );
  const records = new Map(games.map((game) => [game.id, game]));
  return {
    games: page
      .flatMap(({ game, since }) => placed(records.get(game), player, since))
      .filter(({ group }) => isWanted(group, wanted))
      .sort(byPlace)
      .map(({ record, seat }) => list(world, record, seat)),
    ...(last && places.length > page.length ? { next: makeCursor(last.place) } : {}),
  };
}

/** All games of a player, by what index and seats tell. */
async function placesOf({ db }: World, player: string): Promise<Placed[]> {
  const [turns, seats] = await Promise.all([readTurns(db, player), readSeats(db, player)]);
  const waiting = new Map(turns.map(({ game, place }) => [game, place]));
  return seats.map(({ game, status, since }) => {
    const place = waiting.get(game);
    if (status === 'running' && place !== undefined) return { game, group: 'turn', place: inGroup('turn', place), since };
    const group = groupOf(status);
    return { game, group, place: inGroup(group, newestFirst(since, game)), since };
  });
}

/** A game by what its document tells; nothing if the player does not sit there. */
function placed(
  record: GameRecord | undefined,
  player: string,
  since: number,
): (Placed & { record: GameRecord; seat: number })[] {
  const seat = record && seatOf(record, player);
  if (record === undefined || seat === undefined) return [];
  const { id: game, status, why, turn, deadline } = record;
  const isTurn = turn?.seat === seat;
  const group = isTurn ? 'turn' : status === 'cancelled' && why !== 'expired' ? 'cancelled' : groupOf(status);
  const place = isTurn ? listedAt(deadline ?? turn.since, game) : newestFirst(since, game);
  return [{ game, group, place: inGroup(group, place), since, record, seat }];
}

/** A game without a result is over too, and so may be a table that was closed: only its document tells why. */
function groupOf(status: Status): Exclude<Group, 'turn' | 'cancelled'> {
  return status === 'void' || status === 'cancelled' ? 'finished' : status;
}

/** Games that wait for somebody run too. */
function isWanted(group: Group, wanted: Wanted | undefined): boolean {
  if (wanted === undefined) return group !== 'cancelled';
  return group === wanted || (wanted === 'running' && group === 'turn');
}

function newestFirst(since: number, game: string): string {
  return listedAt(LATEST - since, game);
}

function inGroup(group: Group, place: string): string {
  return `${GROUPS.indexOf(group)}${place}`;
}

function byPlace(one: Placed, other: Placed): number {
  return one.place < other.place ? -1 : 1;
}
