import { numberFormat } from '@artha/shared/format';
import type { StretchMeasures } from './measureStretch.ts';
import type { ChartPeriod } from './periods.ts';

/** The questions about a selected stretch. */
export type ChartAction = 'chat' | 'explain' | 'strategy';

const oneDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `11`, `day` → `11 days`. */
export function countOf(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** A change with its sign: `0.0312` → `+3.1%`, `-0.0004` → `0.0%`. */
export function signedPercent(change: number): string {
  const digits = oneDecimal(change * 100);
  return `${change > 0 && digits !== '0.0' ? '+' : ''}${digits}%`;
}

/** A question about the stretch, and its answer from the prices of the chart. */
export function chatAbout(measures: StretchMeasures, { unit }: ChartPeriod): { question: string; answer: string } {
  const { change, others, largerMoves } = measures;
  const [noun, verb] = change < 0 ? ['fall', 'fell'] : ['rise', 'rose'];
  const stretch = countOf(measures.length, unit);
  return {
    question: `Is a ${noun} of ${oneDecimal(Math.abs(change) * 100)}% in ${stretch} unusual?`,
    answer: `Of the ${others} other stretches of ${stretch} on this chart, ${largerMoves || 'none'} ${verb} further.`,
  };
}

/** Describes the stretch: its price, its volume and its position against the average. */
export function explain(
  measures: StretchMeasures,
  { unit, averageOver }: ChartPeriod,
): { name: string; detail: string }[] {
  const { length, before, last, change, movedAlong, volume, busiest, belowAverage } = measures;
  const mostlyBelow = belowAverage * 2 >= length;
  const side = mostlyBelow ? 'below' : 'above';
  const closes = mostlyBelow ? belowAverage : length - belowAverage;
  return [
    {
      name: `Price ${signedPercent(change)}`,
      detail: `From ${oneDecimal(before)} to ${oneDecimal(last)}. It ${change < 0 ? 'fell' : 'rose'} on ${movedAlong} of the ${countOf(length, unit)}.`,
    },
    {
      name: `Volume ${oneDecimal(volume)} times the usual`,
      detail: `Most was traded on ${unit} ${busiest} of ${length}.`,
    },
    {
      name: `Mostly ${side} the average`,
      detail: `It closed ${side} its ${averageOver}-${unit} average on ${closes} of the ${countOf(length, unit)}.`,
    },
  ];
}
