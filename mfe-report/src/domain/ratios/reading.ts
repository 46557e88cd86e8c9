/** How to read the value of a ratio. */
export interface Reading {
  /** Two sentences: what the number means, and which way is better. */
  readonly read: string;
  /** One or two sentences: where it misleads. */
  readonly watch: string;
  /** How it differs from the ratio with nearly the same name. */
  readonly differs?: string;
}
