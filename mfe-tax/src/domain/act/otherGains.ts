import { fromRupees, percentOf, remainder, type Money } from '../money.ts';
import type { FinancialYear } from '../financialYear.ts';
import { inflationIndexOn } from './costInflationIndex.ts';
import { years } from './years.ts';

/** The things beside listed shares and equity funds whose sale is computed. */
export const assets = ['property', 'other', 'debtFund'] as const;

/** Land or a building; gold, jewellery or unlisted shares; or units of a debt fund. */
export type Asset = (typeof assets)[number];

/** A sale, with amounts in rupees and days as YYYY-MM-DD. */
export interface Sale {
  readonly asset: Asset;
  readonly boughtOn: string;
  readonly soldOn: string;
  readonly price: number;
  /** Of the sale, such as brokerage. */
  readonly expenses: number;
  readonly cost: number;
  readonly improvement: number;
  /** Absent if nothing was improved. */
  readonly improvedOn?: string;
}

/** The cost with the index, and what follows from it. */
interface Indexed {
  readonly cost: Money;
  /** Never negative: the index makes no loss. */
  readonly gain: Money;
  readonly tax: Money;
  /** Of the year of the purchase and of the sale. */
  readonly indices: readonly [bought: number, sold: number];
  /** The notification of the index of the year of the sale. */
  readonly notification: string;
}

/** The gain of a sale; a negative one is a loss. */
export interface SaleGain {
  readonly asset: Asset;
  readonly term: 'shortTerm' | 'longTerm';
  /** A debt fund that is short-term however long it was held. */
  readonly isAlwaysShort: boolean;
  readonly gain: Money;
  /** The tax on a long-term gain without the index. */
  readonly plainTax: Money;
  /** Absent if the choice of indexation is not open, or an index is not known. */
  readonly indexed?: Indexed;
  /** Whether the choice is open, but an index is not known. */
  readonly lacksIndex: boolean;
}

/** The day from which on sales have the rates and periods that are computed here: the Finance (No. 2) Act, 2024. */
const COMPUTED_FROM = '2024-07-23';

/** Improvements count from this day on, and the index begins: section 55 (90 of the Act of 2025). */
const INDEX_BEGINS = '2001-04-01';

/** Units of debt funds that were bought from this day on are short-term: section 50AA (76 of the Act of 2025). */
const ALWAYS_SHORT_FROM = '2023-04-01';

/** Whether a sale is one of a year, and of the days that are computed. */
export function isSoldIn(year: FinancialYear, { soldOn }: Sale): boolean {
  const start = Number(year.slice(0, 4));
  return soldOn >= COMPUTED_FROM && soldOn >= `${start}-04-01` && soldOn < `${start + 1}-04-01`;
}

/** Whether a thing was held for more than twenty-four months: section 2(42A) (2(101) of the Act of 2025). */
function isHeldLong({ boughtOn, soldOn }: Sale): boolean {
  return soldOn > `${Number(boughtOn.slice(0, 4)) + 2}${boughtOn.slice(4)}`;
}

/** Whether an improvement has a day on which it counts: from 1 April 2001 on, and before the sale. */
export function isImprovementCounted({ improvedOn, soldOn }: Sale): boolean {
  return improvedOn !== undefined && improvedOn >= INDEX_BEGINS && improvedOn <= soldOn;
}

const improvementOf = (sale: Sale): Money => (isImprovementCounted(sale) ? fromRupees(sale.improvement) : 0n);

/** The other way to compute the tax: on the gain with an indexed cost. */
function indexedOf(sale: Sale, net: Money, ratePercent: number): Indexed | undefined {
  const bought = inflationIndexOn(sale.boughtOn);
  const sold = inflationIndexOn(sale.soldOn);
  const improved = inflationIndexOn(sale.improvedOn ?? sale.boughtOn);
  if (!bought || !sold || !improved) return undefined;
  const raise = (amount: Money, from: number) => (amount * BigInt(sold.index)) / BigInt(from);
  const cost = raise(fromRupees(sale.cost), bought.index) + raise(improvementOf(sale), improved.index);
  const gain = remainder(net, cost);
  return {
    cost,
    gain,
    tax: percentOf(ratePercent, gain),
    indices: [bought.index, sold.index],
    notification: sold.notification,
  };
}

/**
 * The gain of a sale from 23 July 2024 on: sections 48, 50AA and 112 (72, 76 and 197 of the Act of 2025). Without exempt
 * reinvestment (54 to 54F; 82 to 88), gifts and inheritance, and the stamp duty value (50C; 78).
 * @param resident whether the owner lives in India for tax: others have no choice of indexation.
 * @param year that of the rates.
 */
export function computeSaleGain(sale: Sale, resident: boolean, year: FinancialYear): SaleGain {
  const { rates } = years[year].capitalGains;
  const { asset, boughtOn } = sale;
  const net = fromRupees(sale.price) - fromRupees(sale.expenses);
  const gain = net - fromRupees(sale.cost) - improvementOf(sale);
  const isAlwaysShort = asset === 'debtFund' && boughtOn >= ALWAYS_SHORT_FROM;
  const term = !isAlwaysShort && isHeldLong(sale) ? 'longTerm' : 'shortTerm';
  const hasChoice = resident && asset === 'property' && term === 'longTerm' && boughtOn < COMPUTED_FROM && gain > 0n;
  const indexed = hasChoice ? indexedOf(sale, net, rates.indexed) : undefined;
  const plainTax = term === 'longTerm' && gain > 0n ? percentOf(rates.otherLongTerm, gain) : 0n;
  const lacksIndex = hasChoice && !indexed;
  return { asset, term, isAlwaysShort, gain, plainTax, lacksIndex, ...(indexed && { indexed }) };
}
