import type { InputId } from '../ratios/inputs.ts';
import { readFigure } from './readFigure.ts';
import type { ReportYears } from './reportYears.ts';

/** Figures of a year that cannot all be right. */
export type Contradiction =
  /** A part of a statement of accounts that is larger than a whole that contains it. */
  | { readonly kind: 'part'; readonly label: string; readonly part: InputId; readonly whole: InputId }
  /** Liabilities and equity that do not make up the total of assets. */
  | { readonly kind: 'balance'; readonly label: string; readonly assets: number; readonly claims: number };

/**
 * The figures that contain others, the nearest first, by the format of a balance sheet in Schedule III of the Companies
 * Act, 2013.
 */
const wholesOf: Readonly<Partial<Record<InputId, readonly InputId[]>>> = {
  netSales: ['salesRevenue'],
  netCreditSales: ['netSales', 'salesRevenue'],
  grossProfit: ['netSales', 'salesRevenue'],
  cash: ['currentAssets', 'totalAssets'],
  inventory: ['currentAssets', 'totalAssets'],
  prepaidExpenses: ['currentAssets', 'totalAssets'],
  accountsReceivable: ['totalAssets'],
  currentAssets: ['totalAssets'],
  currentLiabilities: ['totalLiabilities'],
  totalDebt: ['totalLiabilities'],
  shareholdersEquity: ['totalAssets'],
};

/** Accounts that are rounded to lakh or crore may miss their total by this part of it. */
const ROUNDING = 0.001;

/**
 * Finds figures that cannot all be right, in the order of the years; what has an empty figure is left out.
 * @param asked the figures that the ratios of the report need: others are not on the page.
 */
export function findContradictions(years: ReportYears, asked: readonly InputId[]): readonly Contradiction[] {
  return years.flatMap(({ label, typed }) => {
    const valueOf = (input: InputId) => {
      const read = readFigure(input, typed[input] ?? '');
      return asked.includes(input) && read.kind === 'value' ? read.value : undefined;
    };
    const found = asked.flatMap((part): readonly Contradiction[] => {
      const some = valueOf(part) ?? -Infinity;
      const whole = wholesOf[part]?.find((input) => some > (valueOf(input) ?? Infinity));
      return whole === undefined ? [] : [{ kind: 'part', label, part, whole }];
    });
    const [assets, liabilities, equity] = [
      valueOf('totalAssets'),
      valueOf('totalLiabilities'),
      valueOf('shareholdersEquity'),
    ];
    if (assets === undefined || liabilities === undefined || equity === undefined) return found;
    const claims = liabilities + equity;
    if (Math.abs(assets - claims) <= ROUNDING * Math.max(assets, claims)) return found;
    return [...found, { kind: 'balance', label, assets, claims }];
  });
}
