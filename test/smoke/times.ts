/** How long answers took, as they were seen from here. */

/** One line for each kind of request that was sent a few times. */
export function linesOfTimes(times: ReadonlyMap<string, readonly number[]>): readonly string[] {
  const rows = [...times]
    .filter(([, took]) => took.length >= 5)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([kind, took]) => {
      const sorted = took.toSorted((one, other) => one - other);
      const at = (part: number) => `${Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0)}`.padStart(6);
      return `${kind.padEnd(34)}${String(took.length).padStart(6)}${at(0.5)}${at(0.95)}${at(1)}`;
    });
  return ['', `${'Milliseconds from here'.padEnd(34)} times   50%   95%  most`, ...rows, ''];
}
