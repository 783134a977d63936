/** While a clock stands: from an instant on, and until another. Epoch milliseconds. */
export interface Rest {
  readonly from: number;
  readonly until: number;
}

/** Whether the clock stands at this instant. */
export function isOn({ from, until }: Rest, instant: number): boolean {
  return from <= instant && instant < until;
}
