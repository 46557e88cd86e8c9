import { guessRole } from '../layouts/guessRole.ts';
import { isBlank } from './cells.ts';
import { averageLength, holdsDates, holdsMoney, holdsNothing, holdsSides } from './columnSample.ts';
import type { ColumnSample } from './columnSample.ts';
import { namesNumber, partyPattern, titleRole } from './titleRole.ts';

/** A column is the narration only if at least this share of its cells is filled, or if no other one's are. */
const minFilledShare = 0.5;

function isOftenFilled({ rows }: ColumnSample, column: number): boolean {
  return rows.filter((row) => !isBlank(row[column])).length >= minFilledShare * rows.length;
}

/** The columns of texts that may be narrations, as far as their titles say so, and the others, the longest first. */
export interface NarrationColumns {
  readonly named: readonly number[];
  readonly others: readonly number[];
}

/** Finds the columns of texts, except those that are taken for something else, the likeliest narration first. */
export function findNarrationColumns(sample: ColumnSample, taken: readonly (number | undefined)[]): NarrationColumns {
  const texts = [...sample.titles.keys()].filter(
    (column) =>
      !taken.includes(column) &&
      !holdsNothing(sample, column) &&
      !holdsDates(sample, column) &&
      !holdsMoney(sample, column),
  );
  const titleOf = (column: number) => sample.titles[column] ?? '';
  const isNumber = (column: number) => namesNumber(titleOf(column));
  // `Transaction type` may mean a narration in an export that has no `Description`.
  const named = new Set([
    ...texts.filter((column) => guessRole(titleOf(column)) === 'narration'),
    ...texts.filter((column) => titleRole(titleOf(column)) === 'narration' && !isNumber(column)),
    ...texts.filter((column) => partyPattern.test(titleOf(column))),
  ]);
  const others = texts
    .filter((column) => !named.has(column) && !holdsSides(sample, column))
    .toSorted(
      (left, right) =>
        Number(isNumber(left)) - Number(isNumber(right)) || averageLength(sample, right) - averageLength(sample, left),
    );
  return { named: [...named], others };
}

/** The name of the account, or of its bank, is the same in all rows, which no narrations are. */
const differs = ({ rows }: ColumnSample, column: number): boolean =>
  new Set(rows.map((row) => (row[column] ?? '').trim())).size > 1;

/** Titles of columns that name kinds of transactions, such as a direct debit: narrations if there are no others. */
const kindPattern = /^(?:buchungstext|buchungsart|umsatzart|vorgang)$/i;

/**
 * The column of the narrations: the likeliest one that most rows fill, not all with the same, or else the likeliest one.
 * Titles count first.
 */
export function chooseNarration(sample: ColumnSample, { named, others }: NarrationColumns): number | undefined {
  const likely = named.length > 0 ? named : others;
  const filled = likely.filter((column) => isOftenFilled(sample, column));
  const namesKind = (column: number) => kindPattern.test((sample.titles[column] ?? '').trim());
  const sorted = [...filled.filter((column) => !namesKind(column)), ...filled.filter(namesKind)];
  return sorted.find((column) => differs(sample, column)) ?? sorted[0] ?? likely[0];
}
