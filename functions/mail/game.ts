/** What letters about a game say of it: with what their reader may know and nothing else. */

import type { Event, Seat } from '@shared/game';
import { type Game, wordsOf } from '@shared/games/index';
import { type Names, sayRuns } from '@shared/words/say';
import type { Part } from '@shared/words/sentence';
import type { Block } from './content';
import { say } from './say';

/** A game before the eyes of a seat. */
export interface GameSeen {
  readonly id: string;
  readonly game: Game;
  readonly options: unknown;
  readonly state: unknown;
  readonly names: Names;
  /** All the others, in turn order. */
  readonly opponents: readonly Seat[];
  readonly seat: Seat;
  /** What every command did, the oldest first. */
  readonly history: readonly { readonly version: number; readonly seat?: Seat; readonly events: readonly Event[] }[];
}

/** What mail programs show together. */
export function threadOf({ id }: Pick<GameSeen, 'id'>): string {
  return `game-${id}`;
}

/** The title, and with whom. */
export function partsOf({ game, options, names, opponents }: GameSeen): Readonly<Record<string, Part>> {
  return {
    title: wordsOf(game, options).title ?? game.title.id,
    n: opponents.length,
    names: { list: opponents.map(names) },
  };
}

/** The board as the reader sees it. */
export function pictureOf({ game: { title }, state, seat, names }: GameSeen): Block {
  return { type: 'picture', head: say('picture'), picture: title.picture(title.view(state, seat), names) };
}

/** What happened, as the reader was told it, under a head. */
export function toldOf({ game, options, seat, names }: GameSeen, head: string, events: readonly Event[]): readonly Block[] {
  const { title } = game;
  const words = wordsOf(game, options);
  const sentences = events.map((event) => sayRuns(words, title.tell(title.eventView(event, seat)), names));
  return sentences.length > 0 ? [{ type: 'told', head, sentences }] : [];
}
