import type { CodedError } from './conversionTexts.ts';

/** The texts of the offers after a failure, loaded with them. */
export interface OfferTexts {
  /** Converts the files that the service does not take now. */
  readonly convertInstead: string;
  readonly downloadCsv: string;
  readonly emptyCsv: string;
  /** The offer to read a scan on the device. */
  readonly scan: { readonly label: string; readonly words: string; readonly read: string };
  readonly label: string;
  /** What the copy is, and what it still shows; with an address to send it to, or without. */
  readonly copy: (canSend: boolean) => string;
  /** Around the address to write to. */
  readonly writeTo: readonly [before: string, after: string];
  readonly save: string;
  /** What a person should know about a copy before they share it. */
  readonly saved: (isAlike: boolean) => string;
  readonly notWritten: string;
  readonly refused: (error: CodedError) => string;
}
