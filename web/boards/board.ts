/** What a title's folder gives the site. A line in index.ts registers it; its board is `Play` of its play.tsx. */

import type { Action, Choice, Event, Seat } from '@shared/game';
import type { Names } from '@shared/words/say';
import type { Catalogue, Sentence } from '@shared/words/sentence';
import type { ComponentType, ReactNode } from 'react';

/**
 * What the game page hands to a title: everything under the strip is the title's.
 * It draws `<main className="play">` and, after it, the confirm bar while something is prepared.
 * New choices tell whether what is prepared is still possible.
 */
export interface PlayProps {
  /** The title's own view. */
  readonly view: unknown;
  /** Undefined of a spectator. */
  readonly you: Seat | undefined;
  /** What the viewer may do now; undefined when it is not their turn. */
  readonly choices: readonly Choice[] | undefined;
  /** What is prepared is kept under this key (web/drafts/use-turn-draft.ts); without one it lives with the page. */
  readonly draftKey?: string | undefined;
  readonly names: Names;
  /** What the page lays beside the board, the log last, for the title to place. */
  readonly log: ReactNode;
  /** Sends an action; settles when it is known whether it was taken: true, it was. A refusal is shown by the page. */
  readonly send: (action: Action) => Promise<boolean>;
  /** While an action is on its way. */
  readonly sending: boolean;
}

export interface OptionsProps {
  /** The title's own options. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** What a player may mark in the notebook, under one heading. */
export interface SheetGroup {
  readonly heading: Sentence;
  readonly rows: readonly SheetRow[];
}

export interface SheetRow {
  /** What the mark is kept under, as shared/api/note.ts has it: the same for as long as it means the same. */
  readonly key: string;
  readonly sentence: Sentence;
  /** A small square picture. */
  readonly art?: ReactNode;
}

export interface Board {
  /** The site's words for this title, over the title's own. Every catalogue has `title`. */
  readonly words: Catalogue;
  /** What a new table starts from. */
  readonly options: unknown;
  readonly Options: ComponentType<OptionsProps>;
  /** The options in a few words, as in a list of tables. */
  readonly describe: (options: unknown) => Sentence;
  /** Which edition a table with these options is played by: the last part of its rules' address. Absent where there is but one. */
  readonly edition?: (options: unknown) => string;
  /** A wide picture for the first letter, and a small square one for lists. */
  readonly Scene: ComponentType;
  readonly Thumb: ComponentType;
  /** The line under the title on the game page: whom the viewer plays, and as what. */
  readonly subtitle: (view: unknown, names: Names) => Sentence;
  /** Types of events that head a stretch of the log, such as a new round. */
  readonly heads: readonly string[];
  /** What can be marked in this position of the title's own view. */
  readonly sheet: (view: unknown) => readonly SheetGroup[];
  /** The sign before an event that no player did; undefined: the player's mark. */
  readonly sign: (event: Event) => ReactNode | undefined;
}
