import type { Seat } from '../../../game';
import { toCards, toNumber } from '../elements';
import { tilesOf } from '../locations';
import type { Case, Event } from '../types';
import type { Clues } from './fits';

/** The events of the mini-game that is going on: from its deal. */
export function currentMiniGame(events: readonly Event[]): readonly Event[] {
  return events.slice(events.findLastIndex(({ type }) => type === 'dealt'));
}

/** All that was ever said about a seat's case in this mini-game, also before it left. */
export function factsAbout(events: readonly Event[], seat: Seat, others: readonly Case[] = []): Clues {
  const said = currentMiniGame(events);
  return {
    tiles: tilesOf(said.flatMap((event) => (event.type === 'dealt' ? event.board : []))),
    investigators: said.flatMap((event) =>
      event.type === 'placed' && event.seat === seat ? [[toNumber(event.place), event.discs, event.cubes] as const] : [],
    ),
    answers: said.flatMap((event) =>
      event.type === 'asked' && event.seat === seat ? [[toNumber(event.card), event.answer] as const] : [],
    ),
    elsewhere: new Set(others.flatMap(toCards)),
    wrong: wrongGuesses(events, seat).map(toCards),
  };
}

export function wrongGuesses(events: readonly Event[], seat: Seat): readonly Case[] {
  return currentMiniGame(events).flatMap((event) => {
    if (event.type !== 'guessed' || event.seat !== seat || event.right) return [];
    const { suspect, place, crime } = event;
    return [{ suspect, place, crime }];
  });
}
