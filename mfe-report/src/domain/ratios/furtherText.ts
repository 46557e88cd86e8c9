import type { Reading } from './reading.ts';

/** What a report says of a ratio beside the twenty-two. */
export interface FurtherText extends Reading {
  /** One or two sentences: what it measures. */
  readonly explanation: string;
}
