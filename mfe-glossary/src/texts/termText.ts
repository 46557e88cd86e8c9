/** What a term means, in one language. */
export interface TermText {
  /** The expansion first, then two to four sentences. No rate or limit that changes is printed. */
  readonly definition: string;
  /** With rupees; rates in it are assumed. */
  readonly example?: string;
}

/** What one language says of something for each term, by its id. */
export type ByTerm<T> = Readonly<Record<string, T>>;

/** What the terms are called in one language. */
export interface TermNames {
  readonly names: ByTerm<string>;
  /** Expansions, other names and spellings that people type; searched, and shown nowhere. */
  readonly otherNames: ByTerm<readonly string[]>;
}
