import type { EventInfo, GameAnswer } from '@shared/api/games';
import type { Seat } from '@shared/game';
import { findGame, games } from '@shared/games';
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
  /** Heads a stretch of the log. */
  readonly head: boolean;
  /** In place of the player's mark. */
  readonly sign: ReactNode;
  readonly sentence: Sentence;
}

/** All that a title and its board say. */
export function wordsOf({ title, rules }: GameAnswer): Catalogue {
  return { ...findGame(games, title, rules)?.words, ...boards[title]?.words };
}

/** The events in the title's words, oldest first. */
export function tellAll(game: GameAnswer, events: readonly EventInfo[]): readonly Line[] {
  const title = findGame(games, game.title, game.rules)?.title;
  const board = boards[game.title];
  return events.map(({ version, at, seat, text, event }, place) => {
    return {
      key: `${version} ${place}`,
      version,
      at,
      seat,
      head: board?.heads.includes(event.type) ?? false,
      sign: board?.sign(event),
      sentence: title?.tell(event) ?? { code: text },
    };
  });
}
