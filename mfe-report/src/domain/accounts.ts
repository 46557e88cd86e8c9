/** One value for each of five years, oldest first. */
export type FiveYears<T> = readonly [T, T, T, T, T];

/** The possessions and debts of a company on a day, in crore of rupees. */
interface Balance<T> {
  readonly cash: T;
  readonly owedByCustomers: T;
  readonly stock: T;
  readonly fixedAssets: T;
  readonly currentLiabilities: T;
  /** Loans, all of them due after more than a year, so none of them is in the current liabilities. */
  readonly debt: T;
}

/** The earnings and costs of a company in a year, in crore of rupees. */
interface Flow<T> {
  readonly revenue: T;
  /** All costs of running the business, depreciation included; neither interest nor tax. */
  readonly costs: T;
  /** The part of the costs that is no payment: a year's wear of earlier purchases. */
  readonly depreciation: T;
  readonly interest: T;
  readonly tax: T;
}

type Entry = Balance<number> & Flow<number>;

/** The figures of a company that a report starts from, each line over five years; everything else follows from them. */
export interface Ledger extends Balance<FiveYears<number>>, Flow<FiveYears<number>> {
  /** The calendar year in which the last of the five years ends, on 31 March. */
  readonly lastYear: number;
  /** The balance at the beginning of the first year. */
  readonly opening: Balance<number>;
}

/** One closed year of a company, in crore of rupees. */
export interface Year extends Entry {
  /** The calendar year in which it ends. */
  readonly year: number;
  readonly operatingProfit: number;
  readonly netProfit: number;
  readonly currentAssets: number;
  readonly totalAssets: number;
  readonly totalLiabilities: number;
  /** The rest of the assets after everything owed is paid. */
  readonly ownersShare: number;
  /** Net profit and depreciation, less what went into unpaid bills and stock, and what suppliers waited for. */
  readonly operatingCash: number;
  /** Spent on fixed assets: below zero. */
  readonly investingCash: number;
  /** Loans taken less loans repaid. */
  readonly borrowedCash: number;
  /** Paid to the owners: below zero. */
  readonly ownersCash: number;
  /** By how much the cash grew: the sum of the four. */
  readonly cashGrowth: number;
}

/** Every line that a year has an amount of. */
export type Line = Exclude<keyof Year, 'year'>;

const currentAssetsOf = ({ cash, owedByCustomers, stock }: Balance<number>): number => cash + owedByCustomers + stock;

const ownersShareOf = (balance: Balance<number>): number =>
  currentAssetsOf(balance) + balance.fixedAssets - balance.currentLiabilities - balance.debt;

function closeYear(year: number, entry: Entry, before: Balance<number>): Year {
  const operatingProfit = entry.revenue - entry.costs;
  const netProfit = operatingProfit - entry.interest - entry.tax;
  const currentAssets = currentAssetsOf(entry);
  const ownersShare = ownersShareOf(entry);
  const grown = (line: keyof Balance<number>): number => entry[line] - before[line];
  return {
    ...entry,
    year,
    operatingProfit,
    netProfit,
    currentAssets,
    totalAssets: currentAssets + entry.fixedAssets,
    totalLiabilities: entry.currentLiabilities + entry.debt,
    ownersShare,
    operatingCash:
      netProfit + entry.depreciation - grown('owedByCustomers') - grown('stock') + grown('currentLiabilities'),
    investingCash: 0 - grown('fixedAssets') - entry.depreciation,
    borrowedCash: grown('debt'),
    // The owners received the part of the profit that their share did not grow by.
    ownersCash: ownersShare - ownersShareOf(before) - netProfit,
    cashGrowth: grown('cash'),
  };
}

function entryOf(ledger: Ledger, index: 0 | 1 | 2 | 3 | 4): Entry {
  return {
    revenue: ledger.revenue[index],
    costs: ledger.costs[index],
    depreciation: ledger.depreciation[index],
    interest: ledger.interest[index],
    tax: ledger.tax[index],
    cash: ledger.cash[index],
    owedByCustomers: ledger.owedByCustomers[index],
    stock: ledger.stock[index],
    fixedAssets: ledger.fixedAssets[index],
    currentLiabilities: ledger.currentLiabilities[index],
    debt: ledger.debt[index],
  };
}

/** The five years with every total, oldest first. */
export function closeYears(ledger: Ledger): FiveYears<Year> {
  const [a, b, c, d, e] = [
    entryOf(ledger, 0),
    entryOf(ledger, 1),
    entryOf(ledger, 2),
    entryOf(ledger, 3),
    entryOf(ledger, 4),
  ] as const;
  const last = ledger.lastYear;
  return [
    closeYear(last - 4, a, ledger.opening),
    closeYear(last - 3, b, a),
    closeYear(last - 2, c, b),
    closeYear(last - 1, d, c),
    closeYear(last, e, d),
  ];
}

/** The sum of a line over the five years. */
export function sumOf(years: FiveYears<Year>, line: Line): number {
  return years.reduce((sum, year) => sum + year[line], 0);
}
