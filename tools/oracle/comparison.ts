import type { Question } from './askOracle.ts';

/** A case that the site and the program in Python work out. */
export interface Comparison {
  readonly question: Question;
  /** The site's answer, to be shown if the other differs. */
  readonly ours: unknown;
  /** Whether an answer of Python is the same. */
  readonly agrees: (answer: unknown) => boolean;
}
