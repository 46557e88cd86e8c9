import { breakAnywhere } from '../breakLines.ts';
import type { PrintedDocument } from '../printStatement.ts';
import type { PrintedTemplateRow } from '../statementTemplate.ts';
import type { TextColumn, TextPrint } from './textPrint.ts';

type LineCells = Readonly<Record<string, string>>;

const fill = (text: string, { width, align }: Pick<TextColumn, 'width' | 'align'>): string =>
  align === 'right' ? text.padStart(width) : text.padEnd(width);

/** A line of cells with what is between columns. */
function joinCells(columns: readonly TextColumn[], { between }: TextPrint, cells: LineCells): string {
  const texts = columns.map((one) => fill(cells[one.key] ?? '', one));
  return (between === '|' ? `|${texts.join('|')}|` : texts.join(' ')).trimEnd();
}

/** The texts of columns that are printed on the line below: they begin at the left margin. */
function belowOf(columns: readonly TextColumn[], cells: LineCells): string[] {
  const texts = columns.map(({ key }) => cells[key] ?? '');
  const below = texts.filter((text) => text !== '').join('        ');
  return below === '' ? [] : [below];
}

/** The lines of a row. Texts that are wider than their column go on below, after the figures that belong to the row. */
function rowLines(print: TextPrint, cells: LineCells): string[] {
  const beside = print.columns.filter(({ below }) => below === undefined);
  const below = print.columns.filter((one) => one.below !== undefined);
  const parts = beside.map(
    ({ key, width }) => [key, breakAnywhere(cells[key] ?? '', (part) => part.length <= width)] as const,
  );
  const count = Math.max(...parts.map(([, texts]) => texts.length));
  const lines = Array.from({ length: count }, (_, at) =>
    joinCells(beside, print, Object.fromEntries(parts.map(([key, texts]) => [key, texts[at] ?? '']))),
  );
  return lines.toSpliced(1, 0, ...belowOf(below, cells));
}

/** The titles over several columns, each in the middle of these. */
function titlesOver(print: TextPrint): string[] {
  const { columns, titlesOver: over = [], between } = print;
  if (over.length === 0) return [];
  const cells: string[] = [];
  for (let at = 0; at < columns.length;) {
    const one = over.find(({ first }) => first === columns[at]?.key);
    const headed = columns.slice(at, at + (one?.count ?? 1));
    const width = headed.reduce((sum, column) => sum + column.width + 1, -1);
    const title = one?.title ?? headed[0]?.title[0] ?? '';
    const left = ' '.repeat(Math.max(0, Math.floor((width - title.length) / 2)));
    cells.push(one === undefined ? title.padEnd(width) : `${left}${title}`.padEnd(width));
    at += headed.length;
  }
  return [between === '|' ? `|${cells.join('|')}|` : cells.join(' ')];
}

function titleLines(print: TextPrint): string[] {
  const over = titlesOver(print);
  const headed = new Set(
    (print.titlesOver ?? []).flatMap(({ first, count }) => {
      const at = print.columns.findIndex(({ key }) => key === first);
      return print.columns.slice(at, at + count).map(({ key }) => key);
    }),
  );
  const titleAt = ({ key, title }: TextColumn, at: number) =>
    (over.length > 0 && !headed.has(key) ? title[at + 1] : title[at]) ?? '';
  const count = Math.max(...print.columns.map(({ title }) => title.length));
  const lines = Array.from({ length: count }, (_, at) => {
    const cells = Object.fromEntries(print.columns.map((column) => [column.key, titleAt(column, at)]));
    const isBelow = (column: TextColumn) => column.below === 'cells and title';
    const beside = print.columns.filter((column) => !isBelow(column));
    return [joinCells(beside, print, cells), ...belowOf(print.columns.filter(isBelow), cells)];
  });
  return [...over, ...lines.flat()].filter((line) => line.replaceAll('|', '').trim() !== '');
}

function sumOf(rows: readonly PrintedTemplateRow[], side: 'debitPaise' | 'creditPaise'): number {
  return rows.reduce((sum, { row }) => sum + row[side], 0);
}

const suffixed = (figure: string, isOwed: boolean): string => `${figure}${isOwed ? 'Dr' : 'Cr'}`;

/** Prints a statement as the lines of its pages. */
export function printText(print: TextPrint, { statement, rows }: PrintedDocument): string[][] {
  const pages: string[][] = [];
  const width = print.columns.reduce((sum, { below, width: one }) => sum + (below === undefined ? one + 1 : 0), 1);
  const rule = print.rule.repeat(width);
  let ofPage: PrintedTemplateRow[] = [];
  let balance = suffixed(statement.opening, statement.openingOwed);

  function openPage(): void {
    const isFirst = pages.length === 0;
    const brought = print.broughtForward?.(balance, isFirst);
    const page = [...print.head(statement, pages.length + 1), rule, ...titleLines(print), rule];
    pages.push([...page, ...(brought === undefined ? [] : rowLines(print, brought))]);
    ofPage = [];
  }

  function closePage(): void {
    const sum = (side: 'debitPaise' | 'creditPaise') => statement.money(sumOf(ofPage, side));
    const end = print.pageEnd?.({ debits: sum('debitPaise'), credits: sum('creditPaise'), balance }) ?? [];
    pages.at(-1)?.push(...(end.length === 0 ? [] : [rule, ...end]));
  }

  openPage();
  for (const row of rows) {
    const lines = rowLines(print, print.cells(row, statement));
    if ((pages.at(-1)?.length ?? 0) + lines.length > print.linesOnPage) {
      closePage();
      openPage();
    }
    pages.at(-1)?.push(...lines);
    ofPage.push(row);
    balance = suffixed(row.balance, row.owed);
  }
  closePage();
  pages.at(-1)?.push(rule, ...(print.tail?.(statement) ?? []));
  return pages;
}
