import type { Seat } from './game';

/** Something that happened in a game: which command did it, and whose that was. Undefined: nobody's, it followed. */
export interface Happened {
  readonly version: number;
  readonly seat?: Seat | undefined;
  /** The clock did it for them. */
  readonly auto?: boolean | undefined;
}

export interface Stretch<T> {
  /** `missed`: after the last move of the viewer's own; `own`: nothing since, so what that move led to; `all`: they have not moved yet. */
  readonly of: 'missed' | 'own' | 'all';
  readonly lines: readonly T[];
}

/** The stretch of the game that a viewer wants to see first. */
export function sinceLastTurn<T extends Happened>(lines: readonly T[], you: Seat | undefined): Stretch<T> {
  const last = you === undefined ? undefined : lines.findLast(({ seat, auto }) => seat === you && auto !== true)?.version;
  if (last === undefined) return { of: 'all', lines };
  const missed = lines.filter(({ version }) => version > last);
  if (missed.length > 0) return { of: 'missed', lines: missed };
  return { of: 'own', lines: lines.filter(({ version }) => version === last) };
}
