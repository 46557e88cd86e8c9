/** The amounts of a row, in paise, and its date if known. */
export interface Movement {
  readonly date?: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  /** An amount whose side is unknown; debit and credit are then 0. Otherwise 0. */
  readonly unsidedPaise?: number;
  /** As printed; `undefined` if no balance is printed. */
  readonly balancePaise: number | undefined;
}

/** One row of a statement: an ISO date, the narration in one line, and whole paise. */
export interface StatementRow extends Movement {
  readonly date: string;
  readonly narration: string;
  readonly unsidedPaise: number;
}
