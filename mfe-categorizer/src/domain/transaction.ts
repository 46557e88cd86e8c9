/** One row of a statement. Amounts are whole paise; the side that does not apply is 0. */
export interface Transaction {
  readonly date: string;
  readonly description: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  readonly balancePaise: number;
  readonly category: string;
}
