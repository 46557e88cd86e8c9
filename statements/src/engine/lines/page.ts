import type { Line } from './lines.ts';
import type { Rulings } from './rulings.ts';

/** A page: its lines from top to bottom, and its drawn lines. */
export interface Page {
  readonly lines: readonly Line[];
  readonly rulings: Rulings;
}
