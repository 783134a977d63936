import type { EventInfo, EventsAnswer, Eyes } from '@shared/api/games';
import type { Seat, Viewer } from '@shared/game';
import { type Game, wordsOf } from '@shared/games/index';
import { say } from '@shared/words/say';
import { type EventRecord, readEvents } from '../../store/event';
import type { GameRecord } from '../../store/game';
import { gameOf } from '../title';
import { see, type Token } from '../viewer';
import type { World } from '../world';
import { eyesOf } from './eyes';
import { isOver } from './over';

/** Versions in one answer: more than a game has that anybody means to end. */
const PAGE = 1000;

/**
 * What happened after a version, cut to the viewer; whole once the game is over, unless as a seat saw it.
 * @throws Refusal `not_found`, and `still_running` if through other eyes before the end
 */
export async function events(world: World, token: Token, id: string, after = 0, as?: Eyes): Promise<EventsAnswer> {
  const sight = await see(world, token, id);
  const { game: record } = sight;
  const eyes = as === undefined && isOver(record.status) ? 'revealed' : eyesOf(sight, as);
  const game = gameOf(world, record);
  const read = await readEvents(world.db, id, after, PAGE);
  const last = read.at(-1)?.version;
  return {
    events: read.filter(({ version }) => version <= record.version).flatMap((event) => tell(game, record, event, eyes)),
    ...(read.length === PAGE && last !== undefined && last < record.version ? { next: last } : {}),
  };
}

function tell(game: Game, record: GameRecord, { version, at, seat, auto, events }: EventRecord, eyes: Viewer): EventInfo[] {
  const { title } = game;
  const words = wordsOf(game, record.options);
  const names = (seat: Seat): string => record.seats[seat]?.name ?? `${seat + 1}`;
  return events.map((whole) => {
    const event = eyes === 'revealed' ? whole : title.eventView(whole, eyes);
    const by = { ...(seat === undefined ? {} : { seat }), ...(auto ? { auto } : {}) };
    return { version, at, ...by, text: say(words, title.tell(event), names), event };
  });
}
