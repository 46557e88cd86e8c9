import { isChapterVia, type FormRow } from '../domain/forms/formRow.ts';
import type { PrintedLine, PrintedPage, PrintedWord } from '../domain/forms/printedPage.ts';
import type { FormAmounts } from './formAmounts.ts';
import { placeWords } from './placeWords.ts';
import type { WordedRow } from './formWordings.ts';

/** How an employer's software prints the form. */
export interface FormStyle {
  readonly name: string;
  readonly wording: readonly WordedRow[];
  /** The widest label before it is broken, in characters. */
  readonly wrap: number;
  /** The position of the amount and the marker in a row of several lines. */
  readonly align: 'top' | 'middle' | 'bottom';
  /** With `Rs.` before an amount, grouped, with paise, or whole rupees alone. */
  readonly amount: 'paise' | 'grouped' | 'plain' | 'currency';
  readonly zero: '0.00' | '0' | '-' | 'Nil' | '';
  readonly markers: boolean;
  /** The columns of Chapter VI-A: allowed alone, claimed and allowed, or with a qualifying amount between them. */
  readonly viaColumns: 1 | 2 | 3;
  /** Rows on a page. */
  readonly linesPerPage: number;
  readonly totalsApart: boolean;
}

/** The texts in the head of a form. */
export interface FormHead {
  readonly employer: string;
  readonly tan: string;
  readonly pan: string;
  readonly assessmentYear: string;
  readonly updated: string;
  /** As printed under 'Period with the Employer'. */
  readonly period: string;
}

/** A made-up head. */
export const sampleHead: FormHead = {
  employer: 'SAMPLE WORKS PRIVATE LIMITED',
  tan: 'BLRS12345A',
  pan: 'ABCPD1234E',
  assessmentYear: '2026-27',
  updated: '12-Jun-2026',
  period: 'From 01-Apr-2025 To 31-Mar-2026',
};

const size = 9;
const characterWidth = 0.5 * size;
const pitch = 1.3 * size;
const left = { marker: 40, label: 70 };
const right = [390, 470, 550] as const;

const wordsAt = (text: string, x: number): PrintedWord[] => placeWords(text, x, size);

const wordsUpTo = (text: string, x1: number): PrintedWord[] =>
  wordsAt(text, x1 - text.length * characterWidth + (text.split(' ').length - 1) * (characterWidth / 2));

const lakhs = (whole: string): string =>
  whole.length <= 3 ? whole : `${whole.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',')},${whole.slice(-3)}`;

/** An amount as the software prints it. */
function printAmount(rupees: number, { amount, zero }: FormStyle): string {
  if (rupees === 0) return zero;
  const [whole = '', paise = ''] = Math.abs(rupees).toFixed(2).split('.');
  const figures = amount === 'plain' ? whole : amount === 'paise' ? `${whole}.${paise}` : `${lakhs(whole)}.${paise}`;
  const signed = rupees < 0 ? `-${figures}` : figures;
  return amount === 'currency' ? `Rs. ${signed}` : signed;
}

function breakWords(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function amountWords(row: FormRow, { rows, claimed }: FormAmounts, style: FormStyle): PrintedWord[] {
  const print = (rupees: number, column: number) => {
    const text = printAmount(rupees, style);
    return text === '' ? [] : wordsUpTo(text, right[column] ?? 0);
  };
  if (!isChapterVia(row) || style.viaColumns === 1) {
    const isTotal = ['grossSalary', 'exemptions', 'section16', 'otherIncome', 'deductions'].includes(row);
    return print(rows[row], style.totalsApart && !isTotal ? 1 : 2);
  }
  const amounts = [claimed[row] ?? 0, ...(style.viaColumns === 3 ? [claimed[row] ?? 0] : []), rows[row]];
  return amounts.flatMap((rupees, index) => print(rupees, 3 - amounts.length + index));
}

/** The lines of a row, each with its distance below the first. */
function typesetRow(worded: WordedRow, amounts: FormAmounts, style: FormStyle) {
  const words = 'heading' in worded ? worded.heading : worded.words;
  const lines = breakWords(words, style.wrap).map((text, index) => ({
    y: index * pitch,
    words: wordsAt(text, left.label),
  }));
  const last = (lines.length - 1) * pitch;
  const y = { top: 0, middle: last / 2, bottom: last }[style.align];
  const cells = [
    ...(style.markers && worded.marker ? wordsAt(worded.marker, left.marker) : []),
    ...('row' in worded ? amountWords(worded.row, amounts, style) : []),
  ];
  return { lines: [...lines, { y, words: cells }], height: last + 1.3 * pitch };
}

function partA(head: FormHead, { deducted, rows }: FormAmounts, style: FormStyle): PrintedWord[][] {
  const paid = rows.grossSalary / 4;
  const quarter = (name: string, receipt: string, tax: number, total: number) => [
    ...wordsAt(`${name} ${receipt}`.trim(), left.label),
    ...[total, tax, tax].flatMap((rupees, column) =>
      wordsUpTo(printAmount(rupees, { ...style, zero: '0.00' }), right[column] ?? 0),
    ),
  ];
  const value = (title: string) => wordsAt(title, left.marker);
  return [
    value('FORM NO. 16'),
    value('[See rule 31(1)(a)]'),
    value('PART A'),
    [...value('Certificate No. QXYZABC'), ...wordsAt(`Last updated on ${head.updated}`, 300)],
    [...value('Name and address of the Employer/Specified Bank'), ...wordsAt('Name and address of the Employee', 320)],
    [...value(head.employer), ...wordsAt('A PERSON WHO IS MADE UP', 320)],
    [...value('1 Sample Road, Bengaluru 560001'), ...wordsAt('2 Sample Street, Pune 411001', 320)],
    [...value('PAN of the Deductor'), ...wordsAt('TAN of the Deductor', 200), ...wordsAt('PAN of the Employee', 360)],
    [...value('AAACS0000A'), ...wordsAt(head.tan, 200), ...wordsAt(head.pan, 360)],
    [...value('CIT (TDS)'), ...wordsAt('Assessment Year', 200), ...wordsAt('Period with the Employer', 360)],
    [...value('Bengaluru'), ...wordsAt(head.assessmentYear, 200), ...wordsAt(head.period, 360)],
    value('Summary of amount paid/credited and tax deducted at source thereon in respect of the employee'),
    [...value('Quarter(s) Receipt Numbers'), ...wordsAt('Amount paid', 330), ...wordsAt('Tax deducted', 420)],
    ...deducted.map((tax, index) => quarter(`Q${index + 1}`, `QVAB${index}CDE`, tax, paid)),
    quarter('Total (Rs.)', '', rows.taxDeducted, rows.grossSalary),
    value('I. DETAILS OF TAX DEDUCTED AND DEPOSITED THROUGH CHALLAN'),
  ];
}

const viaTitles: Readonly<Record<FormStyle['viaColumns'], readonly string[]>> = {
  1: [],
  2: ['Gross Amount', 'Deductible Amount'],
  3: ['Gross Amount', 'Qualifying Amount', 'Deductible Amount'],
};

/** The pages of a made-up Form 16, as texts at their places. */
export function typesetForm16(head: FormHead, amounts: FormAmounts, style: FormStyle): readonly PrintedPage[] {
  const pages: PrintedLine[][] = [];
  let y = Infinity;
  const print = (words: readonly PrintedWord[], down = 0) => {
    if (words.length > 0) pages.at(-1)?.push({ words, baseline: y + down, height: size });
  };
  const openPage = () => {
    pages.push([]);
    y = 40;
    print(
      wordsAt(`Certificate Number: QXYZABC TAN of Employer: ${head.tan} Assessment Year: ${head.assessmentYear}`, 40),
    );
    y += 2 * pitch;
  };
  openPage();
  for (const words of partA(head, amounts, style)) {
    print(words);
    y += pitch;
  }
  openPage();
  const answer = amounts.regime === 'old' ? 'Yes' : 'No';
  for (const words of [
    wordsAt('PART B (Annexure-I)', 200),
    [...wordsAt('Whether opting out of taxation u/s 115BAC(1A)?', 40), ...wordsUpTo(answer, 550)],
    wordsAt('Details of Salary Paid and any other income and tax deducted', 40),
  ]) {
    print(words);
    y += 1.5 * pitch;
  }
  for (const worded of style.wording) {
    const { lines, height } = typesetRow(worded, amounts, style);
    if (y + height > 40 + style.linesPerPage * pitch) openPage();
    for (const line of lines) print(line.words, line.y);
    y += height;
    if ('heading' in worded && /chapter vi-a/i.test(worded.heading) && !/any other/i.test(worded.heading)) {
      const titles = viaTitles[style.viaColumns];
      print(titles.flatMap((title, index) => wordsUpTo(title, right[3 - titles.length + index] ?? 0)));
      y += 1.3 * pitch;
    }
  }
  return pages.map(joinBaselines);
}

/** Words on one baseline are one line, from left to right, as a reader of PDFs gives them. */
function joinBaselines(lines: readonly PrintedLine[]): PrintedPage {
  const joined: PrintedLine[] = [];
  for (const line of lines.toSorted((a, b) => a.baseline - b.baseline)) {
    const above = joined.at(-1);
    if (above === undefined || line.baseline - above.baseline > 0.3 * size) joined.push(line);
    else
      joined[joined.length - 1] = { ...above, words: [...above.words, ...line.words].toSorted((a, b) => a.x0 - b.x0) };
  }
  return joined;
}
