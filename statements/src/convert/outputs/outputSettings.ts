/** The settings of a writer besides the rows. */
export interface OutputSettings {
  /** The currency of all amounts, as in ISO 4217: statements print it in too many ways to read it from them. */
  readonly currency: string;
  /** The name of the bank's ledger in Tally. */
  readonly ledger?: string;
  readonly now: Date;
}
