/** The texts of a row that does not add up, or that nothing confirms. */
export interface MarkTexts {
  /** How the balance changes and what the row says instead, as the end of a sentence; in paise. */
  readonly arithmetic: (changePaise: number, side: 'debit' | 'credit', amountPaise: number) => string;
  /** @param arithmetic absent if the figures are missing; `differencePaise` is then 0. */
  readonly check: (arithmetic: string | undefined, differencePaise: number) => string;
  readonly unsided: (paise: number) => string;
  readonly checkWords: string;
  readonly noBalance: string;
  readonly inferred: string;
  /** @param mark that the row has besides, if any. */
  readonly corrected: (mark: string | undefined) => string;
  readonly correctedAndConfirmed: string;
}

/** The sentences about how far a table is verified. */
export interface ProofTexts {
  /** Explains a doubt and what to do; an unknown code gets a general explanation. */
  readonly doubt: (code: string) => string;
  readonly brokenRow: (number: number, day: string, arithmetic: string) => string;
  readonly rowsInDoubt: (count: number, rows: number) => string;
  /** @param differences codes of the printed figures that differ; none if they are not known. */
  readonly brokenTotal: (differences: readonly string[]) => string;
  readonly unprovable: (count: number, rows: number) => string;
  /** @param hasAllBalances whether every row has its own balance. */
  readonly proved: (rows: number, hasAllBalances: boolean) => string;
  /** How many of the rows of the table add up, if not everything does. */
  readonly partlyProved: (count: number, rows: number) => string;
  /** How many of the files that were given are not, or not wholly, in the table. */
  readonly filesMissing: (missing: number, files: number) => string;
  readonly inferred: (count: number) => string;
  readonly checkWords: (count: number, rows: number) => string;
}
