import { utils, write } from '@e965/xlsx';
import type { BookType, CellObject } from '@e965/xlsx';
import * as v from 'valibot';

type Value = string | number | CellObject | undefined;

const bytesSchema = v.custom<Uint8Array<ArrayBuffer>>((value) => ArrayBuffer.isView(value));

/** Options for a workbook written by a test. */
export interface WorkbookOptions {
  readonly bookType: BookType;
  /** Dates are counted from 1904, as in workbooks made on old Macs. */
  readonly is1904?: boolean;
}

/** Writes sheets of cells as a workbook, like a bank's export in Excel. */
export function writeWorkbook(
  sheets: readonly (readonly (readonly Value[])[])[],
  { bookType, is1904 = false }: WorkbookOptions,
): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  for (const [index, lines] of sheets.entries()) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(lines.map((cells) => [...cells])), `Sheet${index + 1}`);
  }
  book.Workbook = { WBProps: { date1904: is1904 } };
  return Uint8Array.from(v.parse(bytesSchema, write(book, { type: 'buffer', bookType })));
}

const record = (type: number, data: readonly number[]) => [type & 255, type >> 8, data.length, 0, ...data];

/** A sheet in the format of Excel 97 that begins as one protected by a password does. */
export function writeLockedWorkbook(): Uint8Array<ArrayBuffer> {
  const start = record(0x809, [0, 6, 5, 0, ...Array<number>(12).fill(0)]);
  const protection = record(0x2f, [1, 0, 1, 0, 1, 0, ...Array<number>(48).fill(7)]);
  return Uint8Array.from([...start, ...protection, ...record(0x0a, [])]);
}
