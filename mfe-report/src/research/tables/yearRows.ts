import { formatFigure } from '@artha/shared/format';
import type { FiveYears, Line, Year } from '../../domain/accounts.ts';
import { ratioOf, type RatioId, type RatioUnit } from '../../domain/ratios.ts';
import { termNames } from '../../texts/en/termNames.ts';
import { ratioFigure } from '../content/figures.ts';

/** A row of a table of years: its name, a second line if the name needs one, and a figure a year. */
export interface YearRow {
  readonly name: string;
  readonly note?: string;
  readonly figures: readonly string[];
  /** The sum of rows above it. */
  readonly total?: boolean;
}

/** Rows that belong together, under a name of their own. */
export interface YearGroup {
  readonly name: string;
  readonly rows: readonly YearRow[];
}

type Amount = readonly [line: Line, name: string, total?: 'total'];

function rowsOf(years: FiveYears<Year>, amounts: readonly Amount[]): readonly YearRow[] {
  return amounts.map(([line, name, total]) => ({
    name,
    figures: years.map((year) => formatFigure(year[line])),
    ...(total && { total: true }),
  }));
}

/** The profit and loss of each year, in crore of rupees. */
export function profitRows(years: FiveYears<Year>): readonly YearRow[] {
  return rowsOf(years, [
    ['revenue', 'Revenue'],
    ['costs', 'Costs, with depreciation'],
    ['operatingProfit', 'Operating profit', 'total'],
    ['interest', 'Interest'],
    ['tax', 'Tax'],
    ['netProfit', 'Net profit', 'total'],
  ]);
}

/** The balance sheet at the end of each year, in crore of rupees. */
export function balanceGroups(years: FiveYears<Year>): readonly YearGroup[] {
  return [
    {
      name: 'Owned',
      rows: rowsOf(years, [
        ['cash', 'Cash'],
        ['owedByCustomers', 'Owed by customers'],
        ['stock', 'Stock'],
        ['currentAssets', 'Current assets', 'total'],
        ['fixedAssets', 'Fixed assets'],
        ['totalAssets', 'Total assets', 'total'],
      ]),
    },
    {
      name: 'Owed',
      rows: rowsOf(years, [
        ['currentLiabilities', 'Current liabilities'],
        ['debt', 'Debt'],
        ['totalLiabilities', 'Total liabilities', 'total'],
      ]),
    },
    { name: 'The difference', rows: rowsOf(years, [['ownersShare', 'Owners’ share', 'total']]) },
  ];
}

/** The cash flow of each year, in crore of rupees. */
export function cashRows(years: FiveYears<Year>): readonly YearRow[] {
  return rowsOf(years, [
    ['operatingCash', 'From operations'],
    ['investingCash', 'Into fixed assets'],
    ['borrowedCash', 'Loans, less repaid'],
    ['ownersCash', 'To the owners'],
    ['cashGrowth', 'Cash grew by', 'total'],
  ]);
}

/** The unit is in the name of the row, so that the columns stay narrow. */
const units: Readonly<Record<RatioUnit, string>> = { number: '', percent: ', %', days: ', days' };

/** The ratios of each year, each with a short form of its formula. */
export function ratioRows(years: FiveYears<Year>, ratios: readonly RatioId[]): readonly YearRow[] {
  return ratios.map((id) => {
    const { unit } = ratioOf(id);
    const { name, brief } = termNames[id];
    return {
      name: `${name}${units[unit]}`,
      note: brief,
      figures: years.map((year) => ratioFigure(year, id)),
    };
  });
}
