/** The one of the words that takes the fewest letters added, left out or changed to become. The first of several. */
export function nearest<Word extends string>(written: string, words: readonly [Word, ...Word[]]): Word {
  const [first, ...others] = words;
  return others.reduce((best, word) => (distance(written, word) < distance(written, best) ? word : best), first);
}

function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, letters) => letters);
  for (const [index, letter] of Array.from(from).entries()) {
    const next = [index + 1];
    for (const [place, wanted] of Array.from(to).entries()) {
      const [left = 0, above = 0, both = 0] = [next[place], row[place + 1], row[place]];
      next.push(Math.min(left + 1, above + 1, both + (letter === wanted ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
