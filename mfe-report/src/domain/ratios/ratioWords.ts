import type { NamedRatioId } from '../furtherIds.ts';
import type { InputId } from './inputs.ts';

/** The words of a language for values of ratios, and for why one has no value. Numbers come as they are shown. */
export interface RatioWords {
  readonly label: (input: InputId) => string;
  /** The name of a ratio that another one is computed from. */
  readonly ratio: (id: NamedRatioId) => string;
  /** The reading aid for large amounts: `6.4 lakh`; empty below one lakh. */
  readonly inLakh: (rupees: number) => string;
  readonly days: (count: string) => string;
  readonly periods: (count: string) => string;
  readonly needs: (labels: readonly string[]) => string;
  readonly tooLarge: string;
  readonly negativeRate: string;
  readonly noPeriods: (periods: string) => string;
  readonly rateNearZero: string;
  readonly outOfRange: string;
  readonly neverBack: (interest: string, income: string) => string;
  readonly dividedByZero: (label: string, zero: string) => string;
  readonly negativeDivisor: (label: string, value: string) => string;
}
