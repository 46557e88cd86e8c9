import { formatRupees } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { Bar, Bars, Ends, Line, Lines } from './Schedule.styles.ts';

/** The fills of the drawn columns, in their order. */
export const fills = ['new', 'old'] as const;

/** A column that a chart draws. */
export interface Series {
  readonly name: string;
  readonly fill: (typeof fills)[number];
  /** In rupees. */
  readonly amounts: readonly number[];
}

/** The width and height of a chart in its own units, which stretch. */
const WIDTH = 100;
const HEIGHT = 40;

/** The points of a line from left to right. A single amount is a level line. */
function pointsOf(amounts: readonly number[], most: number): string {
  const all = amounts.length === 1 ? [...amounts, ...amounts] : amounts;
  return all
    .map((amount, index) => {
      const x = (index / (all.length - 1)) * WIDTH;
      const y = HEIGHT - (most === 0 ? 0 : amount / most) * HEIGHT;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

/** Properties of `LineChart`. */
export interface LineChartProps {
  readonly series: readonly Series[];
  /** The names of the first and the last row. */
  readonly ends: readonly [string, string];
  /** The course of the lines in words. */
  readonly label: string;
}

/** Lines over time, from nothing to the largest amount. */
export function LineChart({ series, ends, label }: LineChartProps): ReactElement {
  const most = Math.max(...series.flatMap(({ amounts }) => amounts));
  return (
    <>
      <Ends aria-hidden="true">
        <span>{formatRupees(most)}</span>
      </Ends>
      <Lines
        role="img"
        aria-label={label}
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        preserveAspectRatio="none"
      >
        {series.map(({ name, fill, amounts }) => (
          <Line key={name} $fill={fill} points={pointsOf(amounts, most)} />
        ))}
      </Lines>
      <Ends aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </Ends>
    </>
  );
}

/** Properties of `BarChart`. */
export interface BarChartProps {
  readonly names: readonly string[];
  readonly amounts: readonly number[];
}

/** A bar for each part, beside its name and amount, which are its text. */
export function BarChart({ names, amounts }: BarChartProps): ReactElement {
  const most = Math.max(...amounts);
  return (
    <Bars>
      {names.map((name, index) => {
        const amount = amounts[index] ?? 0;
        return (
          <li key={name}>
            <span>{name}</span>
            <span>{formatRupees(amount)}</span>
            <svg aria-hidden="true" focusable="false" width="100%" height="10">
              <Bar width={`${(most === 0 ? 0 : (amount / most) * 100).toFixed(1)}%`} height="10" rx="3" />
            </svg>
          </li>
        );
      })}
    </Bars>
  );
}
