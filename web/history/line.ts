import type { EventInfo, GameAnswer } from '@shared/api/games';
import type { Seat } from '@shared/game';
import { findGame, games, wordsOf as titleWordsOf } from '@shared/games';
import type { Catalogue, Sentence } from '@shared/words/sentence';
import { boards } from '@web/boards';
import type { ReactNode } from 'react';

/** One thing that happened, ready to be told. */
export interface Line {
  readonly key: string;
  readonly version: number;
  readonly at: number;
  /** Who did it; undefined: nobody, it followed. */
  readonly seat: Seat | undefined;
  /** The clock did it for them. */
  readonly auto: boolean;
  /** What comes of the same move follows it. */
  readonly first: boolean;
  /** Heads a stretch of the log. */
  readonly head: boolean;
  /** In place of the player's mark. */
  readonly sign: ReactNode;
  readonly sentence: Sentence;
}

/** What was played: what tells its events goes by these. */
type Played = Pick<GameAnswer, 'title' | 'rules' | 'options'>;

/** All that a title and its board say. */
export function wordsOf({ title, rules, options }: Played): Catalogue {
  const game = findGame(games, title, rules);
  return { ...(game && titleWordsOf(game, options)), ...boards[title]?.words };
}

/** The events in the title's words, oldest first. */
export function tellAll(game: Played, events: readonly EventInfo[]): readonly Line[] {
  const title = findGame(games, game.title, game.rules)?.title;
  const board = boards[game.title];
  return events.map(({ version, at, seat, auto = false, text, event }, place) => {
    return {
      key: `${version} ${place}`,
      version,
      at,
      seat,
      auto,
      first: events[place - 1]?.version !== version,
      head: board?.heads.includes(event.type) ?? false,
      sign: board?.sign(event),
      sentence: title?.tell(event) ?? { code: text },
    };
  });
}
