import { isBlank } from './cells.ts';
import type { Cells } from './cells.ts';
import type { CellTable } from './findTables.ts';
import type { TableRow, TableRows } from './tableRows.ts';

/** The rows of one account, and the lines printed above and below them, in the order of the file. */
export interface AccountPart {
  readonly rows: readonly TableRow[];
  readonly above: readonly Cells[];
  readonly below: readonly Cells[];
  /** The lines among the rows, each with the number of rows above it. */
  readonly among: readonly { readonly rowsBefore: number; readonly cells: Cells }[];
}

const accountPattern = /\b(?:a\/c|acc(?:oun)?t|konto|rekening|compte|iban|cuenta|conto)/i;
/** The maximum number of accounts in one file. */
const maxAccounts = 50;

/** All rows as one account. */
export function asOneAccount({ before }: CellTable, { rows, others }: TableRows): AccountPart {
  let rowsBefore = 0;
  const placed = others.map(({ line, cells }) => {
    while ((rows[rowsBefore]?.line ?? Number.POSITIVE_INFINITY) < line) rowsBefore += 1;
    return { cells, rowsBefore };
  });
  const isAmong = (line: { readonly rowsBefore: number }) => line.rowsBefore > 0 && line.rowsBefore < rows.length;
  return {
    rows,
    above: before,
    below: placed.filter((line) => !isAmong(line)).map(({ cells }) => cells),
    among: placed.filter(isAmong),
  };
}

/** Splits the rows where the titles are printed again, or a line names an account. */
export function splitAtHeadings({ before, titles }: CellTable, { rows, others }: TableRows): AccountPart[] {
  const isHeading = (cells: Cells) => cells.join() === titles.join() || cells.some((cell) => accountPattern.test(cell));
  const cuts = others.filter(({ cells }) => isHeading(cells)).map(({ line }) => line);
  const partOf = (line: number) => cuts.filter((cut) => cut < line).length;
  const groups = [...Map.groupBy(rows, ({ line }) => partOf(line)).values()];
  return groups.map((group, index) => {
    const [first, last] = [group[0]?.line ?? 0, group.at(-1)?.line ?? 0];
    const end = groups[index + 1]?.[0]?.line ?? Number.MAX_SAFE_INTEGER;
    const start = groups[index - 1]?.at(-1)?.line ?? -1;
    const between = (from: number, to: number) =>
      others.filter(({ line }) => line > from && line < to).map(({ cells }) => cells);
    return {
      rows: group,
      above: [...(index === 0 ? before : []), ...between(start, first)],
      below: between(last, end),
      among: [],
    };
  });
}

/** Groups the rows by a column whose title names an account. */
export function splitByAccountColumn({ titles, below }: CellTable, { rows }: TableRows): AccountPart[] {
  const column = titles.findIndex((title) => accountPattern.test(title));
  if (column < 0) return [];
  const accountOf = ({ line }: TableRow) => below[line]?.[column]?.trim() ?? '';
  if (rows.some((row) => isBlank(accountOf(row)))) return [];
  const groups = [...Map.groupBy(rows, accountOf).values()];
  return groups.length > maxAccounts ? [] : groups.map((group) => ({ rows: group, above: [], below: [], among: [] }));
}
