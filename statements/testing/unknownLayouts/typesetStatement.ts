import { breakAnywhere, breakBetweenWords } from '../breakLines.ts';
import type { FontName } from '../pdf/fonts.ts';
import { addPageMarks, widthOfPanel } from './addPageMarks.ts';
import { balanceRow } from './printedTable.ts';
import type { CellLines, PrintedRow } from './printedTable.ts';
import { alignOf, fontsOf, margin, placeTables, widthOfText } from './placeColumns.ts';
import type { Column } from './placeColumns.ts';
import type { PlacedBox, PrintedPage } from './printedPage.ts';
import type { TableForm } from './sectionForm.ts';
import type { UnknownLayout } from './unknownLayout.ts';

/** The columns of money, whose cells may be on the last line of a row. */
const moneyKeys: ReadonlySet<string> = new Set(['debit', 'credit', 'amount', 'balance', 'side', 'balanceSide']);

/** An account's table with the lines around it. */
export interface AccountTable {
  /** Its columns and titles, if they are not those of the layout. */
  readonly form?: TableForm;
  readonly above: readonly string[];
  readonly printed: readonly PrintedRow[];
  readonly below: readonly string[];
}

/** Lays out an account's tables on pages that are wide enough for them. */
export function typesetStatement(
  layout: UnknownLayout,
  head: readonly string[],
  tables: readonly AccountTable[],
): { readonly pages: readonly PrintedPage[]; readonly width: number; readonly height: number } {
  const { size, rows: form, pages: paging, titles: titleForm, furniture } = layout;
  const { plain, bold } = fontsOf(layout);
  const pitch = 1.22 * size;
  const pages: PrintedPage[] = [];
  const columnsOfTables = placeTables(layout, tables);
  let columns = columnsOfTables[0] ?? [];
  const right = Math.max(margin, ...columnsOfTables.map((ofTable) => ofTable.at(-1)?.right ?? margin));
  const panelWidth = widthOfPanel(layout);
  const sheetWidth = Math.max(right, 400) + margin + (panelWidth > 0 ? panelWidth + margin : 0);
  let y = margin;
  let linesLeft = 0;

  const page = (): PrintedPage => {
    const last = pages.at(-1);
    if (last !== undefined) return last;
    const first = { texts: [], boxes: [] };
    pages.push(first);
    return first;
  };
  const write = (x: number, down: number, text: string, font: FontName) => {
    if (text !== '') page().texts.push({ x, y: down, text, font });
  };
  const writeLine = (text: string) => {
    write(margin, y + size, text, plain);
    y += 1.5 * size;
  };
  const draw = (kind: PlacedBox['kind'], box: PlacedBox['box']) => page().boxes.push({ kind, box });

  function xOf(text: string, { key, left: from, right: to }: Column, font: FontName, isTitle: boolean): number {
    const own = alignOf(key, layout);
    const align = isTitle && titleForm.align !== 'as figures' ? titleForm.align : own;
    const free = to - from - widthOfText(text, font, size);
    return from + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
  }

  function ruleRow(top: number, bottom: number, index: number): void {
    const { rulings, drawnAs } = form;
    const edges = [margin - 4, ...columns.map(({ edge }) => edge)];
    const [leftEdge, rightEdge] = [edges[0] ?? 0, edges.at(-1) ?? 0];
    const line = (x0: number, y0: number, x1: number, y1: number) => {
      if (drawnAs !== 'rectangles') draw('line', [x0, y0, x1, y1]);
      else draw('fill', [x0, y0, Math.max(x1, x0 + 0.5), Math.max(y1, y0 + 0.5)]);
    };
    if (rulings === 'zebra' && index % 2 === 0) draw('fill', [leftEdge, top, rightEdge, bottom]);
    if (rulings === 'grid' && drawnAs === 'outlines') {
      for (const [at, edge] of edges.slice(1).entries()) draw('outline', [edges[at] ?? 0, top, edge, bottom]);
      return;
    }
    if (rulings === 'grid' || rulings === 'horizontal') {
      line(leftEdge, top, rightEdge, top);
      line(leftEdge, bottom, rightEdge, bottom);
    }
    if (rulings === 'grid' || rulings === 'vertical') for (const edge of edges) line(edge, top, edge, bottom);
  }

  /** Draws the lines of cells from a line on, and the rulings around them. */
  function writeCells(lines: readonly (readonly string[])[], font: FontName, cellsAt: string, index: number): void {
    const count = Math.max(1, ...lines.map((one) => one.length));
    const padding = (form.gap * pitch) / 2;
    const bottom = y + count * pitch + 2 * padding;
    ruleRow(y, bottom, index);
    for (const [at, texts] of lines.entries()) {
      const column = columns[at];
      if (column === undefined) continue;
      const free = count - texts.length;
      const isLast = cellsAt === 'bottom' || (cellsAt === 'amounts last' && moneyKeys.has(column.key));
      const from = isLast ? free : cellsAt === 'middle' ? free / 2 : 0;
      for (const [line, text] of texts.entries()) {
        const x = xOf(text, column, font, font === bold);
        write(x, y + padding + (from + line) * pitch + 0.8 * size, text, font);
      }
    }
    y = bottom;
  }

  /** The cells of a line that is typed as running text. */
  const typedLine = (mark: string, textOfColumn: (column: Column) => string): string =>
    columns
      .map(textOfColumn)
      .filter((text) => text !== '')
      .join(mark);

  function writeTitles(): void {
    const mark = layout.columns.typedMark;
    if (mark !== undefined) {
      writeLine(typedLine(mark, ({ title }) => title.join(' ')));
      return;
    }
    writeCells(
      columns.map(({ title }) => title),
      bold,
      form.cellsAt === 'middle' || form.cellsAt === 'bottom' ? 'bottom' : 'top',
      1,
    );
    if (titleForm.caption === '') return;
    const end = columns.at(-1)?.right ?? margin;
    write((margin + end - widthOfText(titleForm.caption, bold, size)) / 2, y + size, titleForm.caption, bold);
    y += 1.5 * size;
  }

  function openPage(): void {
    pages.push({ texts: [], boxes: [] });
    y = margin;
    linesLeft = paging.linesPerPage;
  }

  function closePage(): void {
    y += furniture.foot.length > 0 ? pitch : 0;
    for (const line of furniture.foot) writeLine(line);
  }

  function turnPage(above: readonly string[]): void {
    closePage();
    openPage();
    if (paging.header !== 'none') writeLine('Meridian Co-operative Bank');
    if (paging.header === 'account') for (const line of above) writeLine(line);
    if (paging.titlesOnEachPage) writeTitles();
  }

  const linesOf = (cells: CellLines): string[][] =>
    columns.map(({ key, left, right: to }) => {
      const fits = (part: string) => widthOfText(part, plain, size) <= to - left;
      const given = (cells[key] ?? []).filter((line) => line !== '');
      if (key !== 'narration') return given;
      return given.flatMap((text) => (form.wrap === 'words' ? breakBetweenWords : breakAnywhere)(text, fits));
    });

  /** The lines of a narration that has no column. */
  const linesBelow = ({ narration = [] }: CellLines): string[] =>
    layout.columns.isNarrationBelow
      ? narration.flatMap((text) => breakBetweenWords(text, (part) => widthOfText(part, plain, size) <= right - margin))
      : [];

  /** Writes lines below the cells of a row, spaced like the lines of a cell. */
  function writeBelow(lines: readonly string[]): void {
    const padding = (form.gap * pitch) / 2;
    for (const line of lines) {
      write(margin, y - padding + 0.8 * size, line, plain);
      y += pitch;
    }
  }

  openPage();
  for (const line of head) writeLine(line);
  for (const [number, { above, printed, below }] of tables.entries()) {
    columns = columnsOfTables[number] ?? [];
    y += number === 0 ? size : 2 * size;
    for (const line of above) writeLine(line);
    y += size;
    writeTitles();
    for (const [index, row] of printed.entries()) {
      const mark = layout.columns.typedMark;
      if (mark !== undefined) {
        writeLine(typedLine(mark, ({ key }) => row.cells[key]?.join(' ') ?? ''));
        continue;
      }
      const lines = linesOf(row.cells);
      const below = linesBelow(row.cells);
      const count = Math.max(...lines.map((one) => one.length)) + below.length;
      if (count <= linesLeft || linesLeft === paging.linesPerPage) {
        writeCells(lines, plain, form.cellsAt, index);
        writeBelow(below);
        linesLeft -= count;
        continue;
      }
      if (paging.splitsRows && linesLeft > 0 && lines.every((one) => one.length <= linesLeft || one.length === count)) {
        writeCells(
          lines.map((one) => one.slice(0, linesLeft)),
          plain,
          form.cellsAt,
          index,
        );
        const rest = lines.map((one) => one.slice(linesLeft));
        turnPage([]);
        writeCells(rest, plain, form.cellsAt, index);
        linesLeft -= Math.max(...rest.map((one) => one.length));
        continue;
      }
      const before = printed[index - 1];
      const carried = layout.balances.isCarried && before !== undefined ? before.balancePaise : undefined;
      if (carried !== undefined)
        writeCells(linesOf(balanceRow('Carried Forward', carried, layout).cells), plain, 'top', 1);
      turnPage(above.slice(0, 1));
      if (carried !== undefined)
        writeCells(linesOf(balanceRow('Brought Forward', carried, layout).cells), plain, 'top', 1);
      writeCells(lines, plain, form.cellsAt, index);
      writeBelow(below);
      linesLeft -= count;
    }
    y += size;
    for (const line of below) writeLine(line);
  }
  closePage();
  const height = margin + Math.max(...pages.flatMap(({ texts }) => texts.map((text) => text.y))) + 6 * size;
  addPageMarks(layout, pages, { width: sheetWidth, height });
  return { pages, width: sheetWidth, height };
}
