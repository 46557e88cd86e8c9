import type { Money } from '../../../../domain/money.ts';
import type { SheetPart } from './sheetParts.ts';

/** A row of a sheet: an amount for each regime, undefined if the regime has no such line. */
export interface SheetRow {
  readonly name: string;
  readonly amounts: readonly (Money | undefined)[];
  readonly isSum: boolean;
}

/** A part of a sheet with the amounts of all its regimes. */
export interface SheetTable {
  readonly id: SheetPart['id'];
  readonly rows: readonly SheetRow[];
}

/** The names of several lists in one order: a name that only a later list has comes after the one before it there. */
function mergeNames(lists: readonly (readonly string[])[]): readonly string[] {
  const merged: string[] = [];
  for (const list of lists) {
    for (const [index, name] of list.entries()) {
      if (merged.includes(name)) continue;
      const before = list[index - 1];
      merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, name);
    }
  }
  return merged;
}

/** Puts the sheets of regimes side by side: a row for each name, a column for each regime. */
export function mergeSheets(sheets: readonly (readonly SheetPart[])[]): readonly SheetTable[] {
  return mergeNames(sheets.map((parts) => parts.map(({ id }) => id))).flatMap((id) => {
    const parts = sheets.map((sheet) => sheet.find((part) => part.id === id));
    const known = parts.find((part) => part !== undefined);
    if (!known) return [];
    const names = mergeNames(parts.map((part) => part?.lines.map(({ name }) => name) ?? []));
    const rows = names.map((name): SheetRow => {
      const lines = parts.map((part) => part?.lines.find((line) => line.name === name));
      return { name, amounts: lines.map((line) => line?.amount), isSum: lines.some((line) => line?.isSum) };
    });
    return [{ id: known.id, rows }];
  });
}
