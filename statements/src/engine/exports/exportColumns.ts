import { dateFormats, parseDate } from '../dates.ts';
import { titleKey } from '../words.ts';

/** The names the sender gives the columns of a CSV export. */
export interface ColumnNames {
  readonly description: string;
  readonly debit: string;
  readonly credit: string;
}

/** Where in a CSV export each column stands. */
export interface ExportColumns {
  readonly heading: number;
  readonly date: number;
  readonly description: number;
  readonly debit: number;
  readonly credit: number;
  readonly balance: number | undefined;
}

type Cells = readonly string[];

/** A name fits a heading that is the same, or the same with something after it, like `(INR)`. */
function findName(keys: readonly string[], name: string): number {
  const key = titleKey(name);
  const same = keys.indexOf(key);
  return same >= 0 || key === '' ? same : keys.findIndex((one) => one.startsWith(key));
}

/** Of several dates in a row the one of the transaction counts, not the one it was valued on. */
const dateTitles = [/^(?:txn|tran|transaction|post|posting)/, /^date/, /date|^dt$/];

function findDate(keys: readonly string[], rows: readonly Cells[]): number | undefined {
  const dated = [...keys.keys()].filter((column) =>
    rows.some((row) => parseDate((row[column] ?? '').trim(), dateFormats) !== undefined),
  );
  for (const title of dateTitles) {
    const found = dated.find((column) => title.test(keys[column] ?? ''));
    if (found !== undefined) return found;
  }
  return dated[0];
}

/**
 * Finds the heading by the sender's three names, below whatever stands before it, and the date and balance columns by
 * their own. `undefined` when no line holds all three names; a date of `undefined` when no column has dates.
 */
export function findExportColumns(
  rows: readonly Cells[],
  names: ColumnNames,
): (Omit<ExportColumns, 'date'> & { readonly date: number | undefined }) | undefined {
  for (const [heading, cells] of rows.entries()) {
    const keys = cells.map(titleKey);
    const [description, debit, credit] = [names.description, names.debit, names.credit].map((one) =>
      findName(keys, one),
    );
    if (description === undefined || debit === undefined || credit === undefined) continue;
    if (Math.min(description, debit, credit) < 0 || new Set([description, debit, credit]).size < 3) continue;
    const balance = keys.findIndex((key) => /^bal|balance/.test(key));
    const date = findDate(keys, rows.slice(heading + 1));
    return { heading, date, description, debit, credit, balance: balance < 0 ? undefined : balance };
  }
  return undefined;
}
