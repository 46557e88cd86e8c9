import type { Notation } from '../amounts/money.ts';
import type { Side } from '../amounts/side.ts';

/** The assumptions of a reading about points that the page leaves open. */
export interface Assumptions {
  /** The date is printed on the first row of a day only. */
  readonly datesOnce?: boolean;
  /** It is the statement of a card: an amount is owed, unless it is marked Cr or negative. */
  readonly isCard?: boolean;
  /** Money spent by card has a minus, and payments have no sign. */
  readonly spendsMinus?: boolean;
  /** It is the statement of a loan whose balance is the amount owed: a debit raises it. */
  readonly isLoan?: boolean;
  /** How the amounts of the file are written. Default: with a point. */
  readonly notation?: Notation;
  /** The side of an amount that has no side of its own. */
  readonly side?: Side | undefined;
}
