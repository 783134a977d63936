/** For how long it is kept that somebody was told of a turn: longer than any game waits for one, in milliseconds. */
export const KEPT = 400 * 24 * 60 * 60 * 1000;
