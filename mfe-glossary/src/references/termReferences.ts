/** What a term refers to, the same in every language. */
export interface TermReferences {
  /** Ids of other terms, the most useful first. */
  readonly related: readonly string[];
  /** Tools in which it matters: `tax`, `report`, `research`, `categorizer`. */
  readonly usedIn: readonly string[];
  readonly source: {
    readonly name: string;
    readonly url: string;
    /** The Act and the section, or the circular, that the definition follows, such as `Income-tax Act, 2025, section 156`. */
    readonly provision?: string;
    /** The day on which the source was checked, as YYYY-MM-DD. */
    readonly checkedOn: string;
  };
}
