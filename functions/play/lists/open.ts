import type { GameList } from '@shared/api/games';
import { readGames } from '../../store/game';
import { readOpen } from '../../store/listed';
import { list } from '../games/show';
import { identify, seatOf, type Token } from '../viewer';
import type { World } from '../world';
import { makeCursor, placeOf } from './cursor';
import { replies } from './replies';

const PAGE = 50;

/** A page of the public tables with a free seat, over all titles, the newest first. */
export async function open(world: World, token: Token, cursor?: string): Promise<GameList> {
  const before = cursor === undefined ? undefined : placeOf(cursor);
  const { player } = await identify(world, token);
  const titles = [...new Set(world.registry.map(({ title }) => title.id))];
  const found = await Promise.all(titles.map((title) => readOpen(world.db, title, PAGE + 1, before)));
  const places = found.flat().sort((one, other) => (one.place > other.place ? -1 : 1));
  const page = places.slice(0, PAGE);
  const last = page.at(-1);
  const games = await readGames(
    world.db,
    page.map(({ game }) => game),
  );
  const there = games.filter(({ status, visibility }) => status === 'open' && visibility === 'open');
  const habits = await replies(world, there);
  return {
    games: there.map((game, at) => list(world, game, seatOf(game, player), { replies: habits[at] })),
    ...(last && places.length > PAGE ? { next: makeCursor(last.place) } : {}),
  };
}
