import { read } from '@e965/xlsx';
import type { CellObject, WorkSheet } from '@e965/xlsx';
import { splitTable } from '../domain/figures/splitTable.ts';
import { financialYear } from '../domain/figures/reportYears.ts';
import { toPercent } from '../domain/ratios/toPercent.ts';

/** The cells of a sheet as text, without rows that are empty. */
export type Table = readonly (readonly string[])[];

/** A sheet may claim a million rows and columns. */
const mostRows = 500;
const mostColumns = 30;

/** The parts of a number format besides the codes for a date: texts, escaped characters, colours and conditions. */
const literals = /"[^"]*"|\\.|_.|\*.|\[(?!h|m|s)[^\]]*\]|general/gi;

/** Excel counts days from the end of 1899; 1970 began on this one. */
const dayOf1970 = 25_569;
const dayMs = 86_400_000;

/** A date above a column is the end of its year, which ends on 31 March. */
function yearOfSerial(serial: number): string {
  const date = new Date((serial - dayOf1970) * dayMs);
  return financialYear(date.getUTCMonth() < 3 ? date.getUTCFullYear() : date.getUTCFullYear() + 1);
}

function textOfCell({ t: type, v: value, w: shown = '', z: format }: CellObject): string {
  if (type === 'e') return shown;
  if (type !== 'n' || typeof value !== 'number') return typeof value === 'string' ? value.trim() : '';
  const codes = typeof format === 'string' ? format.replaceAll(literals, '') : '';
  if (/[dmy]/i.test(codes) && value >= 1) return yearOfSerial(value);
  // A sum of binary fractions ends in digits that no one wrote.
  const exact = Number(value.toPrecision(14));
  return codes.includes('%') ? `${toPercent(exact)}%` : String(exact);
}

function tableOf(sheet: WorkSheet | undefined): Table {
  return (sheet?.['!data'] ?? [])
    .slice(0, mostRows)
    .map((row) =>
      Array.from(row.slice(0, mostColumns), (cell: CellObject | undefined) =>
        cell === undefined ? '' : textOfCell(cell),
      ),
    )
    .filter((cells) => cells.some((cell) => cell !== ''));
}

/** How the files of Excel begin: a ZIP archive, or the container of Excel 97. */
const starts = [
  [0x50, 0x4b],
  [0xd0, 0xcf],
] as const;

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reads the tables of a workbook, one for each sheet, or the one of a CSV file. Percentages are as they are shown, and a
 * date is the name of its financial year.
 * @throws if it is neither.
 */
export function readTables(bytes: Uint8Array): readonly Table[] {
  const isWorkbook = starts.some((start) => start.every((byte, index) => bytes[index] === byte));
  if (!isWorkbook) {
    if (bytes.includes(0)) throw new Error('This file is no text.');
    return [splitTable(decode(bytes))];
  }
  const { SheetNames, Sheets } = read(bytes, {
    type: 'array',
    dense: true,
    cellNF: true,
    cellFormula: false,
    cellHTML: false,
    sheetRows: mostRows,
  });
  return SheetNames.map((name) => tableOf(Sheets[name]));
}
