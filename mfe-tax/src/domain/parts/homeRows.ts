import { wholeYear, type Span } from '../act/span.ts';
import { wordOf } from '../wordOf.ts';
import { joinRows, readSpan, readText, rupeesOf, splitRows } from './partRows.ts';

/** How many homes of one year the estimate takes. */
export const MOST_HOMES = 6;

const cityGroups = ['four', 'eight', 'other'] as const;

/** The cities in which half of the salary counts in all years, those from 2026-27 on, and the others. */
export type CityGroup = (typeof cityGroups)[number];

/** A home beside the first: its months, its city and the rent that was typed. */
export interface HomeRow {
  readonly span: Span;
  readonly rentPaid: string;
  readonly city: CityGroup;
}

/** The homes of a year; rent and city of the first are figures of the estimate. */
export interface HomeRows {
  readonly first: Span;
  readonly others: readonly HomeRow[];
}

/** Reads the homes that an address carries. */
export function readHomes(text: string | undefined): HomeRows {
  const [first = [], ...others] = splitRows(text).slice(0, MOST_HOMES);
  return {
    first: readSpan(first),
    others: others.map((row) => ({
      span: readSpan(row),
      rentPaid: readText(row[2]),
      city: wordOf(cityGroups, row[3]) ?? 'other',
    })),
  };
}

/** The homes as an address has them; undefined for one in all months. */
export function writeHomes({ first, others }: HomeRows): string | undefined {
  if (others.length === 0 && first.from === wholeYear.from && first.to === wholeYear.to) return undefined;
  const rows = others.map(({ span, rentPaid, city }) => [span.from, span.to, rupeesOf(rentPaid), city]);
  return joinRows([[first.from, first.to], ...rows]);
}
