/** A score with a proper minus. */
export function minus(score: number): string {
  return String(score).replace('-', '−');
}
