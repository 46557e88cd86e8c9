import { MOST_FLOWS, MOST_RUPEES } from './fragment.ts';
import type { CashFlow } from './xirr.ts';

/** The payments of a text that was copied from a sheet, or the first line that cannot be read, from 1. */
export type PastedFlows =
  | { readonly flows: readonly CashFlow[] }
  | { readonly line: number }
  | { readonly tooMany: number };

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Days as sheets in India have them: `2024-04-01`, `01/04/2024`, `1-Apr-24`. */
function readDay(text: string): string | undefined {
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(text);
  const local = /^(\d\d?)[/. -](\d\d?|[A-Za-z]{3,9})[/. -](\d{4}|\d\d)$/.exec(text);
  const [, year, month, day] = iso ?? (local ? [text, local[3], local[2], local[1]] : []);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const number = /^\d/.test(month) ? Number(month) : months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const written = `${year.padStart(4, '20')}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(written);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(written) ? written : undefined;
}

/** An amount in rupees: `-10,000.50`, `₹ 10000`, `(10,000)`. */
function readAmount(text: string): number | undefined {
  const plain = text
    .replace(/[₹,\s]|^Rs\.?/gi, '')
    .replace(/^\((.*)\)$/, '-$1')
    .replace('−', '-');
  const rupees = /^[-+]?\d{1,10}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
  return rupees === undefined || Math.abs(rupees) > MOST_RUPEES ? undefined : rupees;
}

/** The cells of a line: between tabs or semicolons, else between the commas that group no digits, else between spaces. */
function cellsOf(line: string): readonly string[] {
  // A tab at the end is an empty cell.
  const separator = /[\t;]/.test(line)
    ? /[\t;]/
    : /,(?!\d)|,(?=\d{4})/.test(line)
      ? /,(?!\d{2,3}(?:\D|$))/
      : /\s+(?=[-(₹+\d])/;
  return line.split(separator).map((cell) => cell.trim());
}

/** A line with a day and an amount, or with a day, what was paid in and what was received. */
function readLine(line: string): CashFlow | undefined {
  const [first = '', second = '', third] = cellsOf(line);
  const day = readDay(first);
  const paid = readAmount(second);
  const received = third === undefined ? undefined : readAmount(third);
  const rupees = third === undefined ? paid : (received ?? 0) - Math.abs(paid ?? 0);
  const isEmpty = third !== undefined && paid === undefined && received === undefined;
  return day === undefined || rupees === undefined || rupees === 0 || isEmpty ? undefined : { day, rupees };
}

/**
 * Reads payments that were copied from a sheet, one a line. The first line may be titles; empty lines are left out.
 * An amount with a minus was paid in.
 */
export function pasteFlows(text: string): PastedFlows {
  const lines = text.split(/\r?\n/).map((line, index) => ({ number: index + 1, line }));
  const filled = lines.filter(({ line }) => line.trim() !== '');
  const [first] = filled;
  const rows = first && !/\d/.test(first.line) ? filled.slice(1) : filled;
  if (rows.length > MOST_FLOWS) return { tooMany: rows.length };
  const flows: CashFlow[] = [];
  for (const { number, line } of rows) {
    const flow = readLine(line);
    if (!flow) return { line: number };
    flows.push(flow);
  }
  return flows.length === 0 ? { line: 1 } : { flows };
}
