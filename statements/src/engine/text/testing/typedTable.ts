import type { TypedText } from './typedTextSource.ts';

type Align = 'left' | 'center' | 'right';

/** A column of a table typed for tests: its extent in points, and the alignment of its cells and its title. */
export interface TypedColumn {
  readonly key: string;
  readonly title: string;
  readonly left: number;
  readonly right: number;
  readonly align: Align;
  readonly titleAlign: Align;
}

/** The cells of a row by the keys of columns, each from top to bottom. */
export type TypedRow = Readonly<Record<string, readonly string[]>>;

/** The settings of a page around its rows. */
export interface TypedPage {
  /** The line of a row's narration with its other cells: the first, the middle, or the last. */
  readonly datesAt: 'top' | 'middle' | 'bottom';
  /** Points between rows, in addition to those between lines. */
  readonly rowGap?: number;
  /** Whether this page continues the table of the page before without its titles. */
  readonly hasNoTitles?: boolean;
  readonly above?: readonly string[];
  readonly aboveX?: number;
  readonly below?: readonly string[];
  /** The left edge of the lines below the rows. */
  readonly belowX?: number;
  readonly belowGap?: number;
}

const characterWidth = 4;
const pitch = 10;
const defaultRowGap = 4;

/** The share of a row's lines above its date. */
const shareAbove = { top: 0, middle: 0.5, bottom: 1 } as const;

function alignedX({ left, right }: TypedColumn, align: Align, text: string): number {
  const free = right - left - text.length * characterWidth;
  return left + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
}

/** Types one page: a letterhead, the titles, the rows, and the lines below them. */
export function typeTablePage(
  columns: readonly TypedColumn[],
  rows: readonly TypedRow[],
  page: TypedPage,
): TypedText[] {
  const texts: TypedText[] = [{ x: 20, y: 20, text: 'Meridian Bank, a statement of account typed for tests' }];
  for (const column of page.hasNoTitles === true ? [] : columns)
    texts.push({ x: alignedX(column, column.titleAlign, column.title), y: 60, text: column.title });
  for (const [at, text] of (page.above ?? []).entries()) texts.push({ x: page.aboveX ?? 20, y: 30 + at * pitch, text });
  let y = 76;
  for (const row of rows) {
    const count = Math.max(...Object.values(row).map((lines) => lines.length));
    for (const column of columns) {
      const lines = row[column.key] ?? [];
      const from = (count - lines.length) * shareAbove[page.datesAt];
      for (const [at, text] of lines.entries())
        texts.push({ x: alignedX(column, column.align, text), y: y + (from + at) * pitch, text });
    }
    y += count * pitch + (page.rowGap ?? defaultRowGap);
  }
  for (const [at, text] of (page.below ?? []).entries())
    texts.push({ x: page.belowX ?? 20, y: y + (page.belowGap ?? 0) + at * pitch, text });
  return texts;
}
