/** What letters about a game say of it: with what their reader may know and nothing else. */

import type { Action, Event, Seat } from '@shared/game';
import { wordsOf } from '@shared/games/index';
import { type Run, sayRuns } from '@shared/words/say';
import type { Block, BlockOf } from './content';
import { isolatedNames } from './isolated';
import { runs, say } from './say';
import type { TableSeen } from './table';
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

/** A game that has begun, before the eyes of a seat. */
export interface GameSeen extends TableSeen {
  readonly state: unknown;
  /** What every command did, the oldest first. */
  readonly history: readonly Done[];
  /** How long the seat has for its turn; absent: it is another's, or may take as long as it likes. */
  readonly time?: TimeLeft;
}

/** The board as the reader sees it. */
export function pictureOf({ game: { title }, state, seat, names }: GameSeen): BlockOf<'picture'> {
  return { type: 'picture', head: say('picture'), picture: title.picture(title.view(state, seat), isolatedNames(names)) };
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
    sayRuns(words, title.tell(title.eventView(line.event, seat)), isolatedNames(names)),
  ]);
  return sentences.length > 0 ? [{ type: 'told', head, sentences }] : [];
}

/** Whose time ran out, before the first thing that the clock did for them. */
function ranOut({ seat, names }: GameSeen, line: Line, before: Line | undefined): readonly (readonly Run[])[] {
  if (!line.auto || line.seat === undefined || isSameStretch(line, before)) return [];
  const of = isForfeit(line) ? 'ranOutForGood' : 'ranOut';
  return [line.seat === seat ? runs(`${of}You`) : runs(of, { name: names(line.seat) })];
}

function isSameStretch(line: Line, before: Line | undefined): boolean {
  return before?.auto === true && before.seat === line.seat && isForfeit(before) === isForfeit(line);
}

function isForfeit({ action }: Line): boolean {
  return action === undefined;
}
