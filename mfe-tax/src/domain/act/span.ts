/** Some months of a tax year, by the first and the last of them: 1 is April, 12 is March. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** All months of a year. */
export const wholeYear: Span = { from: 1, to: 12 };

/** How many months a span has. */
export const countMonths = ({ from, to }: Span): number => to - from + 1;

/** Whether a month is in a span. */
export const hasMonth = ({ from, to }: Span, month: number): boolean => from <= month && month <= to;

/** The months after a span until the end of the year; the last month if there are none. */
export const followingSpan = ({ to }: Span): Span => ({ from: Math.min(to + 1, wholeYear.to), to: wholeYear.to });
