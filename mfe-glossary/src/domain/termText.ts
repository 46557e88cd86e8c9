/** The definition of a term in one language. */
export interface TermText {
  /** The expansion first, then two to four sentences. No rate or limit that changes is printed. */
  readonly definition: string;
  /** With rupees; rates in it are assumed. */
  readonly example?: string;
}

/** The texts of one language by term id. */
export type ByTerm<T> = Readonly<Record<string, T>>;

/** The names of the terms in one language. */
export interface TermNames {
  readonly names: ByTerm<string>;
  /** Expansions, other names and spellings that people type; searched, and shown nowhere. */
  readonly otherNames: ByTerm<readonly string[]>;
}
