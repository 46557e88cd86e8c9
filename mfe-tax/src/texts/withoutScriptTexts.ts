/** What replaces the calculator in a browser without JavaScript. */
export interface WithoutScriptTexts {
  /** With the financial year. */
  readonly reason: (year: string) => string;
  readonly slabsOf: (regime: string, standardDeduction: string) => string;
  readonly slab: string;
  readonly rate: string;
  readonly concessions: string;
}
