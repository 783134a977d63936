import type { Note, NoteRequest } from '@shared/api/note';
import { Refused } from '@web/api/answer';
import { clean } from '@web/words/clean';
import { type Draft, EMPTY, isSame, LONGEST } from './draft';
import { merge } from './merge';

/** How it stands with the notebook. */
export interface Standing {
  readonly draft: Draft;
  /** `reading` until it is known what was written before; `long`: too long to be saved; `refused`: the server will not have it. */
  readonly state: 'reading' | 'saved' | 'unsaved' | 'cut off' | 'long' | 'refused';
  /** Something written elsewhere came in while this page was open. */
  readonly joined: boolean;
}

/** What could not be saved yet, and the note it was written over. */
export interface Unsaved {
  readonly base: Note;
  readonly draft: Draft;
}

/** What the notebook needs of the world around it. */
export interface Means {
  readonly get: () => Promise<Note>;
  readonly put: (note: NoteRequest, tag: string) => Promise<Note>;
  /** Keeps on this device what is not saved; undefined: nothing is left to keep. */
  readonly keep: (unsaved: Unsaved | undefined) => void;
  readonly tell: (standing: Standing) => void;
  /** Stands between two texts that came together. */
  readonly divider: string;
}

export interface Keeper {
  readonly change: (draft: Draft) => void;
  /** Somebody comes back to the page: perhaps from another device. */
  readonly look: () => void;
  /** Somebody goes: saves at once. */
  readonly save: () => void;
  readonly stop: () => void;
}

/** From the last change to saving it, in milliseconds. */
const PAUSE = 1_000;
/** From a try that failed to the next. */
const AGAIN = 5_000;

/** Keeps a notebook: reads it, saves it by itself, and joins what was written on two devices. */
export function keepNote({ get, put, keep, tell, divider }: Means, unsaved: Unsaved | undefined): Keeper {
  let base = unsaved?.base;
  let standing: Standing = { draft: unsaved?.draft ?? EMPTY, state: unsaved ? 'unsaved' : 'reading', joined: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let stopped = false;

  const stand = (change: Partial<Standing>): void => {
    standing = { ...standing, ...change };
    if (!stopped) tell(standing);
  };
  const later = (wait: number): void => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void save(), wait);
  };

  /** The note as the server has it now. */
  const take = (note: Note): void => {
    const { draft } = standing;
    const moved = base !== undefined && note.tag !== base.tag && !isSame(note, draft);
    const next = base === undefined ? merge(EMPTY, draft, note, divider) : merge(base, draft, note, divider);
    base = note;
    const isSaved = isSame(next, note);
    keep(isSaved ? undefined : { base: note, draft: next });
    stand({ draft: next, state: isSaved ? 'saved' : 'unsaved', joined: standing.joined || moved });
    if (!isSaved) later(PAUSE);
  };

  const read = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      const note = await get();
      busy = false;
      take(note);
    } catch (error) {
      busy = false;
      if (error instanceof Refused) return;
      // Until it has been read once nothing can be saved over it.
      if (base === undefined) later(AGAIN);
      else if (!isSame(standing.draft, base)) {
        stand({ state: 'cut off' });
        later(AGAIN);
      }
    }
  };

  const save = async (): Promise<void> => {
    clearTimeout(timer);
    if (busy) return;
    if (base === undefined) return read();
    const { draft } = standing;
    if (isSame(draft, base)) return stand({ state: 'saved' });
    const wish = { text: clean(draft.text), marks: draft.marks };
    if (wish.text.length > LONGEST) return stand({ state: 'long' });
    busy = true;
    try {
      const note = await put(wish, base.tag);
      busy = false;
      // What was saved is what both have seen; what was typed meanwhile is not in it.
      base = { ...wish, tag: note.tag };
      const isSaved = isSame(standing.draft, base);
      keep(isSaved ? undefined : { base, draft: standing.draft });
      stand({ state: isSaved ? 'saved' : 'unsaved' });
      if (!isSaved) later(PAUSE);
    } catch (error) {
      busy = false;
      if (!(error instanceof Refused)) {
        stand({ state: 'cut off' });
        later(AGAIN);
      } else if (error.problem.note === undefined) stand({ state: 'refused' });
      else take(error.problem.note);
    }
  };

  stand({});
  void read();
  return {
    change: (draft) => {
      stand({ draft, state: base === undefined ? 'reading' : 'unsaved', joined: false });
      if (base !== undefined) {
        keep({ base, draft });
        later(PAUSE);
      }
    },
    look: () => void (base === undefined || isSame(standing.draft, base) ? read() : save()),
    save: () => void save(),
    stop: () => {
      void save();
      stopped = true;
      clearTimeout(timer);
    },
  };
}
