/** How high above the track each marker stands, so that none covers another. */

/** By marker: the lowest level, from 0, on which no earlier marker is less than `wide` spaces away. */
export function levels(scores: readonly number[], wide: number): readonly number[] {
  const placed: number[] = [];
  for (const score of scores) {
    const taken = placed.filter((_, at) => Math.abs((scores[at] ?? 0) - score) < wide);
    placed.push(scores.findIndex((_, level) => !taken.includes(level)));
  }
  return placed;
}
