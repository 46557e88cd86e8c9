export type FiveYears<T> = readonly [T, T, T, T, T];

/** What a report is given of a company: each line over five years, in crore of rupees; everything else follows from it. */
export interface Ledger {
  /** The calendar year in which the last of the five years ends, on 31 March. */
  readonly lastYear: number;
  readonly revenue: FiveYears<number>;
  /** All costs of running the business, wear of machines included; neither interest nor tax. */
  readonly costs: FiveYears<number>;
  readonly interest: FiveYears<number>;
  readonly tax: FiveYears<number>;
  readonly cash: FiveYears<number>;
  readonly owedByCustomers: FiveYears<number>;
  readonly stock: FiveYears<number>;
  readonly fixedAssets: FiveYears<number>;
  readonly currentLiabilities: FiveYears<number>;
  /** Loans, all of them due after more than a year, so none of them is in the current liabilities. */
  readonly debt: FiveYears<number>;
}

type Line = Exclude<keyof Ledger, 'lastYear'>;

/** One closed year of a company, in crore of rupees. */
export interface Year extends Readonly<Record<Line, number>> {
  /** The calendar year in which it ends. */
  readonly year: number;
  readonly operatingProfit: number;
  readonly netProfit: number;
  readonly currentAssets: number;
  readonly totalAssets: number;
  readonly totalLiabilities: number;
  /** What is left of the assets when everything owed is paid. */
  readonly ownersShare: number;
}

function closeYear(ledger: Ledger, index: 0 | 1 | 2 | 3 | 4): Year {
  const entry = {
    year: ledger.lastYear - 4 + index,
    revenue: ledger.revenue[index],
    costs: ledger.costs[index],
    interest: ledger.interest[index],
    tax: ledger.tax[index],
    cash: ledger.cash[index],
    owedByCustomers: ledger.owedByCustomers[index],
    stock: ledger.stock[index],
    fixedAssets: ledger.fixedAssets[index],
    currentLiabilities: ledger.currentLiabilities[index],
    debt: ledger.debt[index],
  };
  const operatingProfit = entry.revenue - entry.costs;
  const currentAssets = entry.cash + entry.owedByCustomers + entry.stock;
  const totalAssets = currentAssets + entry.fixedAssets;
  const totalLiabilities = entry.currentLiabilities + entry.debt;
  return {
    ...entry,
    operatingProfit,
    netProfit: operatingProfit - entry.interest - entry.tax,
    currentAssets,
    totalAssets,
    totalLiabilities,
    ownersShare: totalAssets - totalLiabilities,
  };
}

/** The five years with every total, oldest first. */
export function closeYears(ledger: Ledger): FiveYears<Year> {
  return [closeYear(ledger, 0), closeYear(ledger, 1), closeYear(ledger, 2), closeYear(ledger, 3), closeYear(ledger, 4)];
}

/** What a line adds up to over the five years. */
export function sumOf(years: FiveYears<Year>, line: keyof Year): number {
  return years.reduce((sum, year) => sum + year[line], 0);
}
