import { breakAnywhere, breakBetweenWords } from './breakLines.ts';
import { widthOf } from './pdf/fonts.ts';
import type { FontName } from './pdf/fonts.ts';
import type { PrintedDocument } from './printStatement.ts';
import type { Rendering } from './rendering.ts';
import type { Cells, StatementTemplate, TemplateColumn, TemplateLine } from './statementTemplate.ts';

/** A text at its place: points from the left and from the top of the page, before scaling. */
export interface TextPiece {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  /** Its column; -1 outside the table. */
  readonly column: number;
}

type PieceOfRow = Omit<TextPiece, 'y'> & { readonly down: number };

const topMargin = 36;
const footerHeight = 62;
/** Courier is wider than the others at the same size. */
const courierFactor = 0.86;
/** Texts on one line are at least this far apart, as a share of their size. */
const minGap = 0.24;

/** The font of a text. A rendering without a bold font draws bold text twice. */
export function fontOf(bold: boolean, { family, bold: boldBy }: Rendering): FontName {
  const isBold = bold && boldBy === 'font';
  if (family === 'Times') return isBold ? 'Times-Bold' : 'Times-Roman';
  return isBold ? `${family}-Bold` : family;
}

/** The columns of a template with a wider or narrower narration column; columns right of it move along. */
function stretchColumns(template: StatementTemplate, { narrationWidth: stretch }: Rendering) {
  const narration = template.columns.find(({ key }) => key === 'narration');
  if (narration === undefined) throw new Error(`${template.id} has no narration.`);
  const added = (stretch - 1) * (narration.right - narration.left);
  const place = (x: number) => (x >= narration.right - 1 ? x + added : x);
  const columns = template.columns.map((one) => ({ ...one, left: place(one.left), right: place(one.right) }));
  return { columns, place, added };
}

function alignedLeft(column: TemplateColumn, align: TemplateColumn['align'] | 'left', width: number): number {
  if (align === 'right') return column.right - width;
  return align === 'center' ? (column.left + column.right - width) / 2 : column.left;
}

function assertNoOverlap(
  template: StatementTemplate,
  pieces: readonly TextPiece[],
  width: (piece: TextPiece) => number,
): void {
  const sorted = pieces.toSorted((a, b) => a.y - b.y);
  for (const [index, piece] of sorted.entries()) {
    const gap = minGap * piece.size;
    for (const before of sorted.slice(Math.max(0, index - 24), index)) {
      if (piece.y - before.y > 0.4 * piece.size) continue;
      if (piece.x < before.x + width(before) + gap && before.x < piece.x + width(piece) + gap) {
        throw new Error(`On the template ${template.id} "${before.text}" runs into "${piece.text}".`);
      }
    }
  }
}

/**
 * Places all texts of a template on its pages.
 * @throws Error if two texts would overlap.
 */
export function typeset(template: StatementTemplate, { statement, rows }: PrintedDocument, rendering: Rendering) {
  const { columns, place, added } = stretchColumns(template, rendering);
  const reduced = rendering.family === 'Courier' ? courierFactor : 1;
  const size = template.size * reduced;
  const width = ({ text, bold, size: ofPiece }: Pick<TextPiece, 'text' | 'bold' | 'size'>) =>
    (widthOf(text, fontOf(bold, rendering), ofPiece) * rendering.textWidth) / 100;
  const pages: TextPiece[][] = [];
  const bottom = template.page[1] - footerHeight;
  const pitch = template.pitch * rendering.leading * reduced;
  const rowGap = template.rowGap * rendering.leading * reduced;
  const titled = template.printsTitlesOnce !== true && rendering.titlesOnEachPage;
  let y = 0;

  const page = () => pages.at(-1) ?? [];

  function writeLine({ texts, bold = false, inTable = false }: TemplateLine, at: number): void {
    for (const [x, text, align] of texts) {
      if (text === '') continue;
      const left = (inTable ? place(x) : x) - (align === 'right' ? width({ text, bold, size }) : 0);
      page().push({ x: left, y: at, text, size, bold, column: -1 });
    }
  }

  function heightOf(lines: readonly TemplateLine[]): number {
    return lines.reduce((sum, { below = size * 1.5 }) => sum + below, 0);
  }

  function writeLines(lines: readonly TemplateLine[]): void {
    for (const one of lines) {
      if (y > bottom) openPage();
      writeLine(one, y);
      y += one.below ?? size * 1.5;
      if (one.endsPage === true) openPage();
    }
  }

  function openPage(): void {
    const lines =
      pages.length === 0
        ? template.header(statement)
        : titled
          ? template.pageHeader?.(statement, pages.length + 1)
          : [];
    pages.push([]);
    if (rendering.overlay === 'line on top') {
      page().push({ x: 12, y: 14, text: 'SPECIMEN - not issued by any bank', size: 6, bold: false, column: -1 });
    }
    for (const [index, one] of (template.pageFooter?.(statement, pages.length) ?? []).entries()) {
      writeLine(one, bottom + 14 + index * size * 1.4);
    }
    y = topMargin;
    writeLines(lines ?? []);
  }

  /** Prints titles in the largest size at which they do not overlap. */
  function writeTitles(): void {
    const place = (ofTitles: number) =>
      columns.flatMap((column, index) =>
        column.title.map((text, row): TextPiece => {
          const titleWidth = width({ text, bold: true, size: ofTitles });
          const x = alignedLeft(column, column.titleAlign ?? column.align, titleWidth);
          return { x, y: y + row * ofTitles * 1.2, text, size: ofTitles, bold: true, column: index };
        }),
      );
    const apart = (pieces: readonly TextPiece[]) =>
      pieces.every((piece) =>
        pieces.every(
          (other) =>
            other.y !== piece.y || other.x <= piece.x || other.x - piece.x - width(piece) > minGap * piece.size,
        ),
      );
    let ofTitles = size;
    while (!apart(place(ofTitles)) && ofTitles > 3) ofTitles *= 0.96;
    const pieces = place(ofTitles);
    page().push(...pieces);
    y = Math.max(y, ...pieces.map((piece) => piece.y)) + pitch + 4;
  }

  function breakCell(key: string, text: string | readonly string[], column: TemplateColumn): readonly string[] {
    const given = typeof text === 'string' ? [text] : text;
    if (key !== 'narration') return given;
    const most = column.right - column.left - 2;
    const fits = (part: string) => width({ text: part, bold: false, size }) <= most;
    return given.flatMap((one) => (template.wrap === 'anywhere' ? breakAnywhere : breakBetweenWords)(one, fits));
  }

  /** Lays out a row: its texts, and their distances below its top. */
  function layRow(cells: Cells): PieceOfRow[] {
    const below = cells['narrationBelow'];
    const contents = below === undefined ? cells : { ...cells, narration: below };
    const lines = columns.map((column) => breakCell(column.key, contents[column.key] ?? '', column));
    const narrated = lines[columns.findIndex(({ key }) => key === 'narration')]?.length ?? 1;
    const dateLine = below === undefined ? template.datePosition : 'above';
    const dateAt = dateLine === 'middle' ? (narrated - 1) / 2 : dateLine === 'second' && narrated > 1 ? 1 : 0;
    return columns.flatMap((column, index) => {
      const from = column.key === 'narration' ? (dateLine === 'above' ? 1 : 0) : dateAt;
      return (lines[index] ?? []).flatMap((text, row) => {
        if (text === '') return [];
        const x = alignedLeft(column, column.align, width({ text, bold: false, size }));
        const uneven = ((index * 5) % 3) * 0.5 * rendering.unevenness * size;
        return [{ x, down: (from + row) * pitch + uneven, text, size, bold: false, column: index }];
      });
    });
  }

  function turnPage(): void {
    openPage();
    if (titled) writeTitles();
  }

  function writeRow(cells: Cells): void {
    const pieces = layRow(cells);
    const height = Math.floor(Math.max(...pieces.map(({ down }) => down)) / pitch) * pitch;
    if (template.splitsRowsAcrossPages !== true && y + height > bottom) turnPage();
    if (y > bottom) turnPage();
    let moved = 0;
    for (const { down, ...piece } of pieces.toSorted((a, b) => a.down - b.down)) {
      if (template.splitsRowsAcrossPages === true && y + down - moved > bottom + 0.2 * size) {
        turnPage();
        moved = down;
      }
      page().push({ ...piece, y: y + down - moved });
    }
    y += height - moved + pitch + rowGap;
  }

  openPage();
  writeTitles();
  for (const cells of template.rowsBefore?.(statement) ?? []) writeRow(cells);
  for (const row of rows) writeRow(template.cells(row, statement));
  for (const cells of template.rowsAfter?.(statement) ?? []) writeRow(cells);
  y += pitch;
  const tail = template.footer?.(statement) ?? [];
  // Lines that belong together are not separated by the end of a page.
  if (y + heightOf(tail) > bottom) openPage();
  writeLines(tail);
  for (const pieces of pages) assertNoOverlap(template, pieces, width);
  return { pages, width: template.page[0] + Math.max(0, added), height: template.page[1], widthOf: width, columns };
}
