import { read } from '@e965/xlsx';
import type { CellObject, WorkSheet } from '@e965/xlsx';
import * as v from 'valibot';
import { StatementRefusal } from '../refusals/refusal.ts';
import { maxColumns } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { dateOfSerial } from './serialDates.ts';
import { unlockWorkbook } from './unlock/unlockWorkbook.ts';

/**
 * Reads the sheets of a workbook, with the password that opens it.
 * @throws StatementRefusal with password-needed, password-wrong, protection-unknown or not-text.
 */
export type ReadWorkbook = (bytes: Uint8Array, password?: string) => readonly Sheet[];

/** The parts of a number format besides the codes for a date: texts, escaped characters, colours and conditions. */
const literalPattern = /"[^"]*"|\\.|_.|\*.|\[(?!h|m|s)[^\]]*\]/gi;
const dateCodePattern = /[dmy]/i;
/** The sides that accounting programs show only by the format of a number. */
const shownSidePattern = /\b(?:Cr|Dr)\.?\)?$/i;
/** The maximum error of sums in a sheet, from the rounding of binary fractions. */
const maxRoundingPaise = 0.001;

function isDateFormat(format: unknown): boolean {
  return typeof format === 'string' && dateCodePattern.test(format.replace(literalPattern, '').replace(/general/i, ''));
}

function textOfNumber(value: number): string {
  const paise = Math.round(value * 100);
  return Number.isInteger(value) || Math.abs(value * 100 - paise) > maxRoundingPaise
    ? String(value)
    : (paise / 100).toFixed(2);
}

/** A cell as text: a date in ISO form, a number with its exact value and the side that its format shows. */
function textOfCell({ t: type, v: value, w: shown = '', z: format }: CellObject, is1904: boolean): string {
  if (type === 's') return typeof value === 'string' ? value : '';
  // A figure that the workbook could not compute is unreadable, not absent: `#REF!`.
  if (type === 'e') return shown;
  if (type !== 'n' || typeof value !== 'number') return '';
  if (isDateFormat(format) && value >= 1) return dateOfSerial(value, is1904);
  const side = shownSidePattern.exec(shown.trim())?.[0];
  return side === undefined ? textOfNumber(value) : `${textOfNumber(Math.abs(value))} ${side}`;
}

/** The lines of a sheet with content: a sheet may claim a million rows. */
function readSheet(sheet: WorkSheet | undefined, is1904: boolean): Sheet {
  const rows = sheet?.['!data'] ?? [];
  const lines = rows
    .map((row) =>
      Array.from(row.slice(0, maxColumns), (cell: CellObject | undefined) =>
        cell === undefined ? '' : textOfCell(cell, is1904),
      ),
    )
    .filter((cells) => cells.some((cell) => cell.trim() !== ''));
  return { lines, ...(is1904 && { is1904 }) };
}

const pageStartPattern = /^[^]{0,200}<(?:!doctype html|html|head|body|table|div|style|meta)\b/i;
const maxPageStart = 512;

const protectionSchema = v.object({ message: v.pipe(v.string(), v.regex(/password|encrypt/i)) });

const textOfBytes = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

function readBook(bytes: Uint8Array) {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      raw: true,
      cellNF: true,
      cellFormula: false,
      cellHTML: false,
    });
  } catch (error) {
    throw new StatementRefusal(v.is(protectionSchema, error) ? 'password-needed' : 'not-text');
  }
}

/**
 * Reads Excel and OpenDocument workbooks, and web pages and XML that banks name .xls. The tables of a web page are one
 * sheet.
 */
export const readWorkbook: ReadWorkbook = (bytes, password) => {
  const { SheetNames, Sheets, Workbook, bookType } = readBook(unlockWorkbook(bytes, password));
  // OpenDocument files state dates as text, which the library counts from 1899 whatever the workbook says.
  const is1904 = Workbook?.WBProps?.date1904 === true && bookType !== 'ods' && bookType !== 'fods';
  const sheets = SheetNames.map((name) => readSheet(Sheets[name], is1904));
  const isPage = pageStartPattern.test(textOfBytes(bytes.subarray(0, maxPageStart)));
  return isPage ? [{ lines: sheets.flatMap(({ lines }) => lines) }] : sheets;
};
