/** While a clock stands: from an instant on, and until another. Epoch milliseconds. */
export interface Rest {
  readonly from: number;
  readonly until: number;
}
