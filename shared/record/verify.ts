/** Whether a game on record follows from its secret, its players' contributions and the rules. */

import { canonical } from '../canonical';
import type { Draw } from '../draw';
import type { Title } from '../game';
import type { Game } from '../games';
import { commitment, drawKey, seeded } from '../random';
import { chanceOf } from './chance';
import type { RecordedGame } from './record';
import { stepOf } from './step';
import { transcriptHash, transcriptOf } from './transcript';

/** One thing that chance gave. */
export interface DrawCheck {
  /** The version of the game that it went into. */
  readonly version: number;
  readonly label: string;
  readonly outcome: number | readonly number[];
  /** How many there were to draw from. */
  readonly of: number;
  /** It is what follows from secret and transcript. */
  readonly follows: boolean;
}

export const FLAWS = [
  /** The record is cut to a viewer: nothing can be checked. */
  'cut',
  /** The secret is not what the commitment promised. */
  'commitment',
  /** What this browser kept is another commitment, or its contribution is at no seat. */
  'kept-commitment',
  'kept-contribution',
  /** A draw on record does not follow, is missing, or was never asked for. */
  'draw',
  'draw-missing',
  'draw-unasked',
  /** The rules do not allow what was done, or what was done by the clock is no automatic turn of theirs. */
  'action',
  /** Something else came of it. */
  'event',
  /** Another result, an end that was none, or a game made void that nobody stopped. */
  'result',
] as const;

export interface Flaw {
  readonly what: (typeof FLAWS)[number];
  /** Where: the version, and of a draw its label. */
  readonly version?: number;
  readonly label?: string;
}

export interface Verdict {
  /** SHA-256, in hex, of the transcript's canonical text: what the started mail tells. */
  readonly transcript: string;
  readonly draws: readonly DrawCheck[];
  /** Versions that were played again with the same events. */
  readonly replayed: number;
  /** In the order in which they were found; empty: all follows. The replay stops at the first move that cannot be made. */
  readonly flaws: readonly Flaw[];
}

/** What a browser kept of a game. */
export interface KeptPromise {
  readonly commitment: string;
  readonly contribution: string;
}

/**
 * Plays the game again and checks every draw. `game`: the title under the record's rules. Throws nothing, whatever a record
 * holds that has been read.
 */
export function verify({ title }: Game, record: RecordedGame, kept?: KeptPromise): Verdict {
  const { secret } = record;
  const transcript = transcriptOf(record);
  const hash = transcriptHash(transcript);
  const lost = lostOf(record, kept);
  if (secret === undefined) return { transcript: hash, draws: [], replayed: 0, flaws: [{ what: 'cut' }, ...lost] };
  const promised = commitment(record.id, secret) === record.commitment;
  const { flaws, ...played } = playAgain(title, record, seeded(drawKey(secret, transcript)));
  return { transcript: hash, ...played, flaws: [...(promised ? [] : [{ what: 'commitment' } as const]), ...lost, ...flaws] };
}

/** What a browser kept and does not find again. */
function lostOf({ commitment, seats }: RecordedGame, kept: KeptPromise | undefined): Flaw[] {
  if (kept === undefined) return [];
  return [
    ...(kept.commitment === commitment ? [] : [{ what: 'kept-commitment' } as const]),
    ...(seats.some(({ contribution }) => contribution === kept.contribution) ? [] : [{ what: 'kept-contribution' } as const]),
  ];
}

function playAgain(title: Title, record: RecordedGame, following: Draw): Omit<Verdict, 'transcript'> {
  const { moves, result } = record;
  const draws: DrawCheck[] = [];
  const flaws: Flaw[] = [];
  let replayed = 0;
  let state: unknown;
  for (const [index, move] of moves.entries()) {
    const version = index + 1;
    const chance = chanceOf(move.drawn ?? [], following);
    const note = (what: Flaw['what'], label: string) => flaws.push({ what, version, label });
    const step = attempt(() => stepOf(title, record, index, state, chance.draw));
    for (const compared of chance.compared) {
      draws.push({ version, ...compared });
      if (!compared.follows) note('draw', compared.label);
    }
    for (const label of chance.missing) note('draw-missing', label);
    if (step === undefined) return { draws, replayed, flaws: [...flaws, { what: 'action', version }] };
    for (const label of new Set(chance.unasked())) note('draw-unasked', label);
    if (canonical(step.events) === canonical(move.events)) replayed++;
    else flaws.push({ what: 'event', version });
    state = step.state;
  }
  const ends = attempt(() => canonical(title.result(state)) === canonical(result));
  if (ends !== true || !isStopped(record)) flaws.push({ what: 'result', version: moves.length });
  return { draws, replayed, flaws };
}

/** Of a game made void, that it was: it does not just break off. */
function isStopped({ status, moves }: RecordedGame): boolean {
  return status !== 'void' || (moves.length > 1 && moves.at(-1)?.seat === undefined);
}

/** Undefined whatever it was that kept a title from doing it: a record may hold what no title expects. */
function attempt<T>(does: () => T | undefined): T | undefined {
  try {
    return does();
  } catch {
    return undefined;
  }
}
