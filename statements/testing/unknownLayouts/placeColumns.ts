import { advanceOf } from '../pdf/fonts.ts';
import type { FontName } from '../pdf/fonts.ts';
import type { TableForm } from './sectionForm.ts';
import type { UnknownLayout } from './unknownLayout.ts';
import type { PrintedRow } from './printedTable.ts';
import type { ColumnKey } from './titleTexts.ts';

/** A column at its place on the page, in points. */
export interface Column {
  readonly key: ColumnKey;
  readonly title: readonly string[];
  readonly left: number;
  readonly right: number;
  /** The position of a line drawn between it and the next column. */
  readonly edge: number;
}

/** The margin of a page, in points. */
export const margin = 30;
const moneyKeys: ReadonlySet<ColumnKey> = new Set(['debit', 'credit', 'amount', 'balance']);
/** The width of a character of another script, as a share of the size, as given by the font. */
const otherScriptWidth = 0.6;

/** The fonts of a layout. */
export function fontsOf({ family }: UnknownLayout): { readonly plain: FontName; readonly bold: FontName } {
  if (family === 'Times') return { plain: 'Times-Roman', bold: 'Times-Bold' };
  return { plain: family, bold: `${family}-Bold` };
}

/** The width of a text on one line, in points, in any script. */
export function widthOfText(text: string, font: FontName, size: number): number {
  return [...text].reduce(
    (sum, one) => sum + (one >= ' ' && one <= '~' ? advanceOf(one, font, size) : otherScriptWidth * size),
    0,
  );
}

/** Breaks a title of several words in two. */
function breakTitle(title: string): string[] {
  const words = title.split(' ');
  const middle = Math.ceil(words.length / 2);
  return [words.slice(0, middle).join(' '), words.slice(middle).join(' ')].filter((line) => line !== '');
}

function titleLines(key: ColumnKey, { titles }: UnknownLayout): string[] {
  const own = `${titles.texts[key]}${moneyKeys.has(key) ? titles.unit : ''}`;
  const printed = titles.isUpperCase ? own.toUpperCase() : own;
  const second = titles.second?.texts[key];
  if (second !== undefined) return titles.second?.at === 'above' ? [second, printed] : [`${second} ${printed}`];
  return titles.isOnTwoLines ? breakTitle(printed) : [printed];
}

/** The alignment of the cells of a column. */
export function alignOf(key: ColumnKey, { columns }: UnknownLayout): 'left' | 'center' | 'right' {
  return moneyKeys.has(key) ? columns.figuresAlign : columns.textAlign;
}

/**
 * Lays out the columns: each is as wide as its widest text, and the narration has the width given in the form of the
 * rows. Titles may be closer to each other than the texts below them.
 */
function placeColumns(layout: UnknownLayout, rows: readonly PrintedRow[]): Column[] {
  const { columns, titles, rows: form, size } = layout;
  const { plain, bold } = fontsOf(layout);
  const sized = columns.columns.map((key) => {
    const title = titleLines(key, layout);
    const lines = rows.flatMap(({ cells }) => cells[key] ?? []);
    const widest = Math.max(0, ...lines.map((line) => widthOfText(line, plain, size)));
    const content = key === 'narration' ? Math.max(12 * size, (widest * 1.1) / form.narrationLines) : widest;
    const width = Math.max(content, ...title.map((line) => widthOfText(line, bold, size)));
    const align = alignOf(key, layout);
    const free = width - content;
    const [freeLeft, freeRight] = align === 'left' ? [0, free] : align === 'right' ? [free, 0] : [free / 2, free / 2];
    return { key, title, width, freeLeft, freeRight };
  });
  let left = margin;
  return sized.map(({ key, title, width, freeRight }, index) => {
    const right = left + width;
    const nextFree = sized[index + 1]?.freeLeft ?? 0;
    const gap = Math.max(titles.gap * size, columns.gap - freeRight - nextFree);
    const column = { key, title, left, right, edge: right + gap / 2 };
    left = right + gap;
    return column;
  });
}

/** Lays out the columns of each table. Tables without a form of their own share their columns. */
export function placeTables(
  layout: UnknownLayout,
  tables: readonly { readonly printed: readonly PrintedRow[]; readonly form?: TableForm }[],
): readonly (readonly Column[])[] {
  const common = placeColumns(
    layout,
    tables.flatMap(({ printed }) => printed),
  );
  return tables.map(({ printed, form }) => (form ? placeColumns({ ...layout, ...form }, printed) : common));
}
