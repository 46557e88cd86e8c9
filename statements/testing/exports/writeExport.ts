import { utils, write } from '@e965/xlsx';
import type { CellObject } from '@e965/xlsx';
import * as v from 'valibot';
import type { ExportPlan } from './exportPlan.ts';
import type { Cell } from './layOutExport.ts';

const bytesSchema = v.custom<Uint8Array<ArrayBuffer>>((value) => ArrayBuffer.isView(value));

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : String(cell.value));

function quote(text: string, { delimiter, isQuoted }: ExportPlan): string {
  const needsQuotes = isQuoted || text.includes(delimiter) || /["\n]/.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

function encode(text: string, encoding: ExportPlan['encoding']): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-16') return Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'));
  if (encoding === 'windows-1252') return Uint8Array.from(Buffer.from(text.replaceAll('₹', 'Rs.'), 'latin1'));
  return new TextEncoder().encode(encoding === 'utf-8 with mark' ? `\uFEFF${text}` : text);
}

/** A text that is a plain number is a number in a workbook. */
function workbookCell(cell: Cell): string | number | CellObject {
  if (typeof cell !== 'string') return cell.isDate ? { t: 'n', v: cell.value, z: 'dd/mm/yyyy' } : cell.value;
  return /^-?(?:0|[1-9]\d*)\.\d{1,2}$/.test(cell) ? Number(cell) : cell;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');

/** Writes the lines of an export as a file. */
export function writeExport(plan: ExportPlan, lines: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  if (plan.kind === 'csv') {
    const text = lines.map((cells) => cells.map((cell) => quote(textOf(cell), plan)).join(plan.delimiter));
    return encode(text.join('\r\n'), plan.encoding);
  }
  if (plan.kind === 'html') {
    const rows = lines.map(
      (cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(textOf(cell))}</td>`).join('')}</tr>`,
    );
    return new TextEncoder().encode(`<html><body><table>${rows.join('\n')}</table></body></html>`);
  }
  const sheet = utils.aoa_to_sheet(lines.map((cells) => cells.map(workbookCell)));
  if (plan.hidden === 'rows') sheet['!rows'] = lines.map((_, line) => ({ hidden: line === lines.length - 1 }));
  if (plan.hidden === 'columns') sheet['!cols'] = [{}, {}, { hidden: true }];
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Statement');
  return Uint8Array.from(
    v.parse(bytesSchema, write(book, { type: 'buffer', bookType: plan.kind === 'xls' ? 'biff8' : plan.kind })),
  );
}
