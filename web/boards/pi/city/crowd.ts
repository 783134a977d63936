/** What is folded away where many pieces lie in one place of a card. The enlarged card folds nothing. */

/** How many pieces lie open when all fit, and how many when they do not. */
export interface Room {
  readonly fits: number;
  readonly keeps: number;
}

/** The small card of a phone's map. */
export const MAP: Room = { fits: 2, keeps: 1 };
/** A card that shows names. */
export const STREET: Room = { fits: 3, keeps: 2 };

/** How many of so many pieces are folded into a count. */
export function folded(pieces: number, room: Room): number {
  return pieces > room.fits ? pieces - room.keeps : 0;
}
