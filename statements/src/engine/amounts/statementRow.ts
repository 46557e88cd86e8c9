/** The amounts of a row, in paise, and its date where it is known. */
export interface Movement {
  readonly date?: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  readonly balancePaise: number;
}

/** One row of a statement: an ISO date, the narration in one line, and whole paise. */
export interface StatementRow extends Movement {
  readonly date: string;
  readonly narration: string;
}

/** One row as it stands on the page: the side of its amount or its balance may be missing. */
export interface IncompleteRow extends Omit<StatementRow, 'balancePaise'> {
  /** An amount without a side; 0 where the side is known. */
  readonly unsidedPaise: number;
  readonly balancePaise: number | undefined;
}
