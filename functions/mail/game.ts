/** What letters about a game say of it: with what their reader may know and nothing else. */

import type { Action, Event, Seat } from '@shared/game';
import { type Game, wordsOf } from '@shared/games/index';
import { type Names, type Run, sayRuns } from '@shared/words/say';
import type { Part } from '@shared/words/sentence';
import type { Block } from './content';
import { runs, say } from './say';
import type { TimeLeft } from './time';

/** What one command did: with an action or, of a seat that left, without; `auto`: the clock did it for the seat. */
interface Done {
  readonly version: number;
  readonly seat?: Seat;
  readonly auto?: true;
  readonly action?: Action;
  readonly events: readonly Event[];
}

/** Something that happened, and by which command. */
export interface Line extends Omit<Done, 'events'> {
  readonly event: Event;
}

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
  readonly history: readonly Done[];
  /** How long the seat has for its turn; absent: it is another's, or may take as long as it likes. */
  readonly time?: TimeLeft;
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

/** What happened, in order. */
export function linesOf({ history }: GameSeen): readonly Line[] {
  return history.flatMap(({ events, ...by }) => events.map((event) => ({ ...by, event })));
}

/** What happened, as the reader was told it, under a head; where it was the clock that did it, that comes first. */
export function toldOf(seen: GameSeen, head: string, lines: readonly Line[]): readonly Block[] {
  const { game, options, seat, names } = seen;
  const { title } = game;
  const words = wordsOf(game, options);
  const sentences = lines.flatMap((line, at) => [
    ...ranOut(seen, line, lines[at - 1]),
    sayRuns(words, title.tell(title.eventView(line.event, seat)), names),
  ]);
  return sentences.length > 0 ? [{ type: 'told', head, sentences }] : [];
}

/** Whose time ran out, before the first thing that the clock did for them. */
function ranOut({ seat, names }: GameSeen, line: Line, before: Line | undefined): readonly (readonly Run[])[] {
  if (!line.auto || line.seat === undefined || isSameStretch(line, before)) return [];
  const parts = { name: names(line.seat) };
  if (line.seat === seat) return [runs('ranOutYou')];
  return [runs(isForfeit(line) ? 'ranOutForGood' : 'ranOut', parts)];
}

function isSameStretch(line: Line, before: Line | undefined): boolean {
  return before?.auto === true && before.seat === line.seat && isForfeit(before) === isForfeit(line);
}

function isForfeit({ action }: Line): boolean {
  return action === undefined;
}
