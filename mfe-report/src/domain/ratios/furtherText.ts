import type { Reading } from './reading.ts';

/** The words of a report about a ratio beside the twenty-two. */
export interface FurtherText extends Reading {
  /** One or two sentences: what it measures. */
  readonly explanation: string;
}
