import { formatFigure } from '@artha/shared/format';
import type { FiveYears, Line, Year } from '../../domain/accounts.ts';
import { ratioOf, type RatioId } from '../../domain/ratios.ts';
import type { ResearchTexts } from '../../texts/researchTexts.ts';
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

/** Sums of rows above them. */
const totals: ReadonlySet<Line> = new Set<Line>([
  'operatingProfit',
  'netProfit',
  'currentAssets',
  'totalAssets',
  'totalLiabilities',
  'ownersShare',
  'cashGrowth',
]);

type Words = Pick<ResearchTexts, 'lines' | 'owned' | 'owed' | 'difference'>;

function rowsOf(
  years: FiveYears<Year>,
  lines: readonly (keyof ResearchTexts['lines'])[],
  { lines: names }: Pick<ResearchTexts, 'lines'>,
): readonly YearRow[] {
  return lines.map((line) => ({
    name: names[line],
    figures: years.map((year) => formatFigure(year[line])),
    ...(totals.has(line) && { total: true }),
  }));
}

/** The profit and loss of each year, in crore of rupees. */
export function profitRows(years: FiveYears<Year>, words: Words): readonly YearRow[] {
  return rowsOf(years, ['revenue', 'costs', 'operatingProfit', 'interest', 'tax', 'netProfit'], words);
}

/** The balance sheet at the end of each year, in crore of rupees. */
export function balanceGroups(years: FiveYears<Year>, words: Words): readonly YearGroup[] {
  return [
    {
      name: words.owned,
      rows: rowsOf(years, ['cash', 'owedByCustomers', 'stock', 'currentAssets', 'fixedAssets', 'totalAssets'], words),
    },
    { name: words.owed, rows: rowsOf(years, ['currentLiabilities', 'debt', 'totalLiabilities'], words) },
    { name: words.difference, rows: rowsOf(years, ['ownersShare'], words) },
  ];
}

/** The cash flow of each year, in crore of rupees. */
export function cashRows(years: FiveYears<Year>, words: Words): readonly YearRow[] {
  return rowsOf(years, ['operatingCash', 'investingCash', 'borrowedCash', 'ownersCash', 'cashGrowth'], words);
}

/** The ratios of each year, each with a short form of its formula. */
export function ratioRows(
  years: FiveYears<Year>,
  ratios: readonly RatioId[],
  { ratioNames, ratioUnits }: Pick<ResearchTexts, 'ratioNames' | 'ratioUnits'>,
): readonly YearRow[] {
  return ratios.map((id) => {
    const { name, brief } = ratioNames[id];
    return {
      name: `${name}${ratioUnits[ratioOf(id).unit]}`,
      note: brief,
      figures: years.map((year) => ratioFigure(year, id)),
    };
  });
}
