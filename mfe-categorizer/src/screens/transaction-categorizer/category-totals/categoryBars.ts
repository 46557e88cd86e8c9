/** The side that a chart shows: outgoing or incoming money. */
export type ChartSide = 'debit' | 'credit';

/** One bar of a chart. */
export interface CategoryBar {
  readonly category: string;
  readonly paise: number;
}

/** Properties of `CategoryChart`. */
export interface CategoryChartProps {
  readonly side: ChartSide;
  /** The longest first. */
  readonly bars: readonly CategoryBar[];
}
