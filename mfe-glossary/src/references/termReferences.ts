/** The references of a term, the same in every language. */
export interface TermReferences {
  /** Ids of other terms, the most useful first. */
  readonly related: readonly string[];
  /** Tools in which it matters: `tax`, `report`, `research`, `categorizer`. */
  readonly usedIn: readonly string[];
  readonly source: {
    readonly name: string;
    readonly url: string;
    /**
     * The law that defines or governs the term: an Act with its section, rules, regulations, directions or a circular with its
     * number. A section of the Income-tax Act, 2025 has that of the Act of 1961 beside it, if people still know it by that.
     * Absent for a word of the market or of a textbook; the name is then the authority or the standard text.
     */
    readonly provision?: string;
    /** The day on which the source was checked, as YYYY-MM-DD. */
    readonly checkedOn: string;
  };
}
