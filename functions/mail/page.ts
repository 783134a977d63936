/** Where the site has what letters lead to. `base`: where people find it. */

/** What is a player's own. */
export function pageOf(base: string): string {
  return `${base}/you/`;
}

/** A game. */
export function gamePageOf(base: string, id: string): string {
  return `${base}/game/?id=${id}`;
}

/** Whether a game that is over has gone as chance would have it. */
export function checkPageOf(base: string, id: string): string {
  return `${base}/check/?id=${id}`;
}
