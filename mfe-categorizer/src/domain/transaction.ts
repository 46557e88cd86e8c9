/** One row of a statement. Amounts are whole paise; the side that does not apply is 0, as are both where nothing tells it. */
export interface Transaction {
  readonly date: string;
  readonly description: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  /** `undefined` where the statement prints none. */
  readonly balancePaise: number | undefined;
  readonly category: string;
}
