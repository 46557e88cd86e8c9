import type { OtherFigures } from './act/estimate.ts';
import { earlierLossKinds, type LossKind } from './act/losses.ts';
import { assets, type Asset, type Sale } from './act/otherGains.ts';
import { joinRows, readText, rupeesOf, splitRows } from './parts/partRows.ts';
import { wordOf } from './wordOf.ts';

/** How many sales, and how many losses of earlier years, the estimate takes. */
export const MOST_ROWS = 8;

/** The amounts of a sale in the order of an address. */
export const saleAmounts = ['price', 'expenses', 'cost', 'improvement'] as const;

/** The days of a sale in the order of an address. */
const saleDays = ['boughtOn', 'soldOn', 'improvedOn'] as const;

/** A sale as it is typed: texts of amounts, and days as YYYY-MM-DD or empty. */
export type SaleRow = Readonly<
  { asset: Asset } & Record<(typeof saleAmounts)[number] | (typeof saleDays)[number], string>
>;

/** A loss of an earlier year as it is typed; the year is empty until it is chosen. */
export interface EarlierLossRow {
  readonly kind: LossKind;
  readonly year: string;
  readonly amount: string;
}

/** The sales and losses as they are typed. */
export interface OtherRows {
  readonly sales: readonly SaleRow[];
  readonly shortTermLoss: string;
  readonly longTermLoss: string;
  readonly losses: readonly EarlierLossRow[];
}

/** A sale of which nothing was typed. */
export const emptySale: SaleRow = {
  asset: 'property',
  boughtOn: '',
  soldOn: '',
  price: '',
  expenses: '',
  cost: '',
  improvement: '',
  improvedOn: '',
};

/** A loss of which nothing was typed. */
export const emptyLoss: EarlierLossRow = { kind: 'shortTerm', year: '', amount: '' };

/** The losses of the year itself are a row, too. */
const OF_YEAR = 'year';

const writeText = (text: string): string => (rupeesOf(text) > 0 ? String(rupeesOf(text)) : '');

const writtenDay = /^(\d{4})(\d\d)(\d\d)$/;

/** `20261231` → `2026-12-31`; empty for what is not a day of the calendar. */
function readDay(field: string | undefined): string {
  const day =
    writtenDay
      .exec(field ?? '')
      ?.slice(1)
      .join('-') ?? '';
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : '';
}

const writtenYear = /^20\d\d$/;

/** `2021` → `2021-22`. */
function readYear(field: string | undefined): string {
  const start = writtenYear.test(field ?? '') ? Number(field) : undefined;
  return start === undefined ? '' : `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}

/** Reads the sales and losses that an address carries. */
export function readOthers(text: string | undefined): OtherRows {
  const rows = splitRows(text);
  const ofYear = rows.find(([name]) => name === OF_YEAR) ?? [];
  return {
    sales: rows
      .flatMap(([name, boughtOn, soldOn, price, expenses, cost, improvement, improvedOn]): readonly SaleRow[] => {
        const asset = wordOf(assets, name);
        if (!asset) return [];
        return [
          {
            asset,
            boughtOn: readDay(boughtOn),
            soldOn: readDay(soldOn),
            price: readText(price),
            expenses: readText(expenses),
            cost: readText(cost),
            improvement: readText(improvement),
            improvedOn: readDay(improvedOn),
          },
        ];
      })
      .slice(0, MOST_ROWS),
    shortTermLoss: readText(ofYear[1]),
    longTermLoss: readText(ofYear[2]),
    losses: rows
      .flatMap(([name, year, amount]): readonly EarlierLossRow[] => {
        const kind = wordOf(earlierLossKinds, name);
        return kind ? [{ kind, year: readYear(year), amount: readText(amount) }] : [];
      })
      .slice(0, MOST_ROWS),
  };
}

/** The sales and losses as an address has them; undefined if there are none. */
export function writeOthers({ sales, shortTermLoss, longTermLoss, losses }: OtherRows): string | undefined {
  const dayOf = (day: string) => day.replaceAll('-', '');
  const ofYear = [writeText(shortTermLoss), writeText(longTermLoss)];
  const rows = [
    ...sales.map((row) => [
      row.asset,
      dayOf(row.boughtOn),
      dayOf(row.soldOn),
      ...saleAmounts.map((name) => writeText(row[name])),
      dayOf(row.improvedOn),
    ]),
    ...(ofYear.some((text) => text !== '') ? [[OF_YEAR, ...ofYear]] : []),
    ...losses.map(({ kind, year, amount }) => [kind, year.slice(0, 4), writeText(amount)]),
  ];
  return rows.length > 0 ? joinRows(rows) : undefined;
}

/** A sale as the estimate takes it; undefined if a day is missing, or the sale came before the purchase. */
export function toSale(row: SaleRow): Sale | undefined {
  const { asset, boughtOn, soldOn, improvedOn } = row;
  if (boughtOn === '' || soldOn === '' || soldOn < boughtOn) return undefined;
  return {
    asset,
    boughtOn,
    soldOn,
    price: rupeesOf(row.price),
    expenses: rupeesOf(row.expenses),
    cost: rupeesOf(row.cost),
    improvement: rupeesOf(row.improvement),
    ...(improvedOn !== '' && { improvedOn }),
  };
}

/** The sales and losses as the estimate takes them. */
export function toOthers(text: string): OtherFigures {
  const { sales, shortTermLoss, longTermLoss, losses } = readOthers(text);
  return {
    sales: sales.flatMap((row) => toSale(row) ?? []),
    shortTermLoss: rupeesOf(shortTermLoss),
    longTermLoss: rupeesOf(longTermLoss),
    earlierLosses: losses.map((row) => ({ ...row, amount: rupeesOf(row.amount) })),
  };
}
