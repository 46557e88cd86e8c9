import type { InputId } from '../ratios/inputs.ts';
import { readFigure } from './readFigure.ts';
import type { ReportYears } from './reportYears.ts';

/** A part of a statement of accounts that is larger than the whole that contains it. */
export interface Contradiction {
  /** The year in which it is. */
  readonly label: string;
  readonly part: InputId;
  readonly whole: InputId;
}

/** Figures that contain others, by the format of a balance sheet in Schedule III of the Companies Act, 2013. */
const wholes: readonly (readonly [part: InputId, whole: InputId])[] = [
  ['currentAssets', 'totalAssets'],
  ['inventory', 'currentAssets'],
  ['prepaidExpenses', 'currentAssets'],
  ['accountsReceivable', 'totalAssets'],
  ['currentLiabilities', 'totalLiabilities'],
  ['netSales', 'salesRevenue'],
  ['netCreditSales', 'netSales'],
];

/** Finds the figures that cannot both be right, in the order of the years; a pair with an empty figure is left out. */
export function findContradictions(years: ReportYears): readonly Contradiction[] {
  return years.flatMap(({ label, typed }) => {
    const valueOf = (input: InputId) => {
      const read = readFigure(input, typed[input] ?? '');
      return read.kind === 'value' ? read.value : undefined;
    };
    return wholes.flatMap(([part, whole]) => {
      const [some, all] = [valueOf(part), valueOf(whole)];
      return some !== undefined && all !== undefined && some > all ? [{ label, part, whole }] : [];
    });
  });
}
