import { formatFigure } from '@artha/shared/format';
import type { FiveYears, Year } from '../domain/accounts.ts';
import { ratioOf, type RatioId, type RatioUnit } from '../domain/ratios.ts';
import { ratioFigure } from './figures.ts';

/** A row of a table of years: its name, a second line where the name needs one, and a figure a year. */
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

type Amount = readonly [line: Exclude<keyof Year, 'year'>, name: string, total?: 'total'];

const groups: readonly (readonly [name: string, amounts: readonly Amount[]])[] = [
  [
    'Earned in the year',
    [
      ['revenue', 'Revenue'],
      ['costs', 'Costs'],
      ['operatingProfit', 'Operating profit', 'total'],
      ['interest', 'Interest'],
      ['tax', 'Tax'],
      ['netProfit', 'Net profit', 'total'],
    ],
  ],
  [
    'Owned on 31 March',
    [
      ['cash', 'Cash'],
      ['owedByCustomers', 'Owed by customers'],
      ['stock', 'Stock'],
      ['currentAssets', 'Current assets', 'total'],
      ['fixedAssets', 'Fixed assets'],
      ['totalAssets', 'Total assets', 'total'],
    ],
  ],
  [
    'Owed on 31 March',
    [
      ['currentLiabilities', 'Current liabilities'],
      ['debt', 'Debt'],
      ['totalLiabilities', 'Total liabilities', 'total'],
    ],
  ],
];

/** All figures of a report, in crores of rupees. */
export function amountGroups(years: FiveYears<Year>): readonly YearGroup[] {
  return groups.map(([name, amounts]) => ({
    name,
    rows: amounts.map(([line, rowName, total]) => ({
      name: rowName,
      figures: years.map((year) => formatFigure(year[line])),
      ...(total && { total: true }),
    })),
  }));
}

/** The unit stands in the name of the row, so that the columns stay narrow. */
const units: Readonly<Record<RatioUnit, string>> = { number: '', percent: ', %', days: ', days' };

/** The ratios of each year, each with a short form of its formula. */
export function ratioRows(years: FiveYears<Year>, ratios: readonly RatioId[]): readonly YearRow[] {
  return ratios.map((id) => {
    const { term, unit } = ratioOf(id);
    return {
      name: `${term.name}${units[unit]}`,
      note: term.brief,
      figures: years.map((year) => ratioFigure(year, id)),
    };
  });
}
