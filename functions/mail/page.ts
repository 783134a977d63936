/** Where a player finds what is theirs. `base`: where people find the site. */
export function pageOf(base: string): string {
  return `${base}/you/`;
}
