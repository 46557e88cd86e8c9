/** The facts of a term that do not depend on the language. */
export interface TermFacts {
  /** Ids of other terms, the most useful first. */
  readonly related: readonly string[];
  /** Tools in which it matters: `tax`, `report`, `research`, `categorizer`. */
  readonly usedIn: readonly string[];
  readonly source: {
    readonly name: string;
    readonly url: string;
    /** The day on which the facts were checked, as YYYY-MM-DD. */
    readonly checkedOn: string;
  };
}
