/** The amounts of a row, in paise, and its date where it is known. */
export interface Movement {
  readonly date?: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  /** An amount of which nothing tells the side; debit and credit are then 0. Otherwise 0. */
  readonly unsidedPaise?: number;
  /** As printed; `undefined` where none is. */
  readonly balancePaise: number | undefined;
}

/** One row of a statement: an ISO date, the narration in one line, and whole paise. */
export interface StatementRow extends Movement {
  readonly date: string;
  readonly narration: string;
  readonly unsidedPaise: number;
}
