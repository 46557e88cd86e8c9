/** Texts of the way onto the waitlist. */
export interface WaitlistTexts {
  readonly join: string;
  /** Subject of the e-mail that joins it. */
  readonly subject: (product: string) => string;
}
