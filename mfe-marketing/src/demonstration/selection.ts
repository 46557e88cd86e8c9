import type { ChartAction } from '../domain/answers.ts';
import { periods, sixMonths, type ChartPeriod, type Stretch } from '../domain/periods.ts';

/** The selection in the demonstration. */
export interface Selection {
  readonly period: ChartPeriod;
  readonly stretch: Stretch;
  readonly action: ChartAction;
}

/** The three actions of the menu, in order. */
export const actions: readonly ChartAction[] = ['chat', 'explain', 'strategy'];

/** The selection of the composed page. */
export const initialSelection: Selection = { period: sixMonths, stretch: sixMonths.selected, action: 'strategy' };

/**
 * The last candle at which a stretch of the period's length can begin. The first is 1, because the change needs an
 * earlier close.
 */
export function lastStart({ candles, selected }: ChartPeriod): number {
  return candles - (selected.to - selected.from + 1);
}

/**
 * The selection after a control was set to `value`: the name of a period, the name of an action, or the candle at which
 * the stretch begins. A new period has its own initial stretch.
 */
export function select(selection: Selection, value: string): Selection {
  const period = periods.find(({ name }) => name === value);
  if (period) return period === selection.period ? selection : { ...selection, period, stretch: period.selected };
  const action = actions.find((name) => name === value);
  if (action) return { ...selection, action };
  const { from, to } = selection.stretch;
  const start = Math.min(Math.max(1, Number(value)), lastStart(selection.period));
  return start === from ? selection : { ...selection, stretch: { from: start, to: start + to - from } };
}
