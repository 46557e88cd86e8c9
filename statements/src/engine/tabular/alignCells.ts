import { isBlank, isDated, isMoney } from './cells.ts';
import type { Cells } from './cells.ts';
import { columnsOfAmounts } from './tableColumns.ts';
import type { TableColumns } from './tableColumns.ts';

/** Whether an amount split at its thousands is joined before a narration is, even if a line fits unchanged. */
export type Preference = 'narrations' | 'amounts';

type Kind = 'date' | 'money' | 'narration' | 'text';

/** A narration has at most this number of cells beyond the titles. */
const maxExtraCells = 20;
/** The cost of joining one more cell to a column of a kind. */
const joinCosts: Readonly<Record<Preference, Readonly<Record<Kind, number>>>> = {
  narrations: { narration: 1, text: 3, money: 2, date: Number.POSITIVE_INFINITY },
  amounts: { narration: 2, text: 3, money: 1, date: Number.POSITIVE_INFINITY },
};

function kindsOf(width: number, { date, description, amounts, balances }: TableColumns): Kind[] {
  const money = new Set(amounts.flatMap(columnsOfAmounts));
  return Array.from({ length: width }, (_, column) => {
    if (column === date) return 'date';
    if (column === description) return 'narration';
    return money.has(column) || balances.includes(column) ? 'money' : 'text';
  });
}

const isThousands = (cell: string) => /^\s*\d{2,3}(?:\.\d{1,2})?\s*$/.test(cell);

function holds(kind: Kind, parts: Cells, delimiter: string): boolean {
  if (kind === 'date') return parts.length === 1 && (isDated(parts[0]) || isBlank(parts[0]));
  if (kind !== 'money') return true;
  if (parts.length === 1) return isBlank(parts[0]) || isMoney(parts[0]);
  return delimiter === ',' && parts.slice(1).every(isThousands) && isMoney(parts.map((part) => part.trim()).join(','));
}

interface Alignment {
  readonly cells: readonly string[];
  readonly cost: number;
}

/** Assigns the cells to the columns in their order, at the least cost for wrong contents. */
function align(
  cells: Cells,
  kinds: readonly Kind[],
  { preference, delimiter }: { readonly preference: Preference; readonly delimiter: string },
): readonly string[] | undefined {
  const extra = cells.length - kinds.length;
  const found = new Map<string, Alignment | undefined>();
  const alignFrom = (column: number, from: number): Alignment | undefined => {
    const kind = kinds[column];
    if (kind === undefined) return from === cells.length ? { cells: [], cost: 0 } : undefined;
    const key = `${column} ${from}`;
    if (found.has(key)) return found.get(key);
    let best: Alignment | undefined;
    for (let taken = 1; taken <= 1 + extra - (from - column); taken += 1) {
      const parts = cells.slice(from, from + taken);
      if (!holds(kind, parts, delimiter)) continue;
      const rest = alignFrom(column + 1, from + taken);
      const cost = (rest?.cost ?? 0) + (taken === 1 ? 0 : (taken - 1) * joinCosts[preference][kind]);
      if (rest !== undefined && cost < (best?.cost ?? Number.POSITIVE_INFINITY)) {
        best = { cells: [parts.join(delimiter), ...rest.cells], cost };
      }
    }
    found.set(key, best);
    return best;
  };
  return alignFrom(0, 0)?.cells;
}

/**
 * Puts the cells of an unquoted line back into their columns if a narration or an amount contains the delimiter: the
 * content of each column decides. A line that fits already, or in no way, stays unchanged.
 */
export function alignCells(
  cells: Cells,
  titles: Cells,
  columns: TableColumns,
  how: { readonly preference: Preference; readonly delimiter: string },
): Cells {
  const width = titles.findLastIndex((title) => !isBlank(title)) + 1;
  const filled = cells.slice(0, Math.max(cells.findLastIndex((cell) => cell.trim() !== '') + 1, width));
  const extra = filled.length - width;
  if (extra <= 0 || extra > maxExtraCells || columns.date === undefined) return cells;
  const kinds = kindsOf(width, columns);
  const isRow = isDated(filled[columns.date]);
  const fits = kinds.every((kind, column) => holds(kind, [filled[column] ?? ''], how.delimiter));
  const hasMoney = kinds.some((kind, column) => kind === 'money' && isMoney(filled[column]));
  const stays = fits && hasMoney && how.preference === 'narrations';
  return !isRow || stays ? cells : (align(filled, kinds, how) ?? cells);
}
