/**
 * How far the server's clock is ahead of the page's stopwatch, as answers tell. The stopwatch runs evenly, whatever the
 * device's clock is set to; it may stand still while the device sleeps. All in milliseconds.
 */

/** An answer with the server's time on it. */
export interface Stamp {
  /** The server's time, in epoch milliseconds, rounded down to whole `grain`s. */
  readonly server: number;
  readonly grain: number;
  /** When it was asked for and when it was heard, by the stopwatch. */
  readonly asked: number;
  readonly heard: number;
}

/** What is known: the true value lies between. */
export interface Estimate {
  readonly least: number;
  readonly most: number;
  /** When the newest answer that it rests on was asked for. */
  readonly asked: number;
}

/** What is shown stays as it is while it is wrong by no more than this. */
const UNSEEN = 1000;

/**
 * What is known once this answer is heard: the server looked at its clock between the asking and the hearing, so a quick
 * answer tells much and a slow one little. Where it contradicts what was known, the device has slept or a clock was put right:
 * then what was asked later holds.
 */
export function learnFrom({ server, grain, asked, heard }: Stamp, known?: Estimate): Estimate {
  const told = { least: server - heard, most: server + grain - asked, asked };
  if (known === undefined) return told;
  const least = Math.max(told.least, known.least);
  const most = Math.min(told.most, known.most);
  if (least <= most) return { least, most, asked: Math.max(asked, known.asked) };
  return asked > known.asked ? told : known;
}

/** What to show now, given what is shown: it moves only where that would be seen to be wrong. */
export function settle({ least, most }: Estimate, shown?: number): number {
  if (shown !== undefined && shown >= least - UNSEEN && shown <= most + UNSEEN) return shown;
  return (least + most) / 2;
}
