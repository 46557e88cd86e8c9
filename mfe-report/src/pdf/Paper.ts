import type { PDFDocument, StructureElement, TextOptions } from 'pdfkit';
import type { FormulaBox, FormulaMark } from './formulaLayout.ts';
import { colours, figureFeatures, spaced, type Colour, type Span, type TextStyle } from './paperStyle.ts';
import { spokenText, TaggedPages } from './TaggedPages.ts';

/** A column of a table in a PDF. */
export interface TableColumn {
  readonly head: string;
  /** Share of the table's width. */
  readonly share: number;
  readonly align?: 'left' | 'right';
}

/** A table row: the first cell names it. */
export type PaperRow = readonly string[];

/** How the rows of a table are laid out. */
interface Grid {
  readonly columns: readonly TableColumn[];
  readonly spans: readonly Span[];
  readonly size: number;
}

/** The spans of the columns side by side. */
function spansOf(columns: readonly TableColumn[], { x, width }: Span): readonly Span[] {
  const gap = 10;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const usable = width - gap * (columns.length - 1);
  let left = x;
  return columns.map(({ share }) => {
    const span = { x: left, width: (usable * share) / shares };
    left += span.width + gap;
    return span;
  });
}

/** The parts of a document: headings, paragraphs, tables, formulas and drawings, each below the one before. */
export class Paper extends TaggedPages {
  heading(level: 1 | 2, text: string, span = this.wholeWidth): void {
    const size = { 1: 22, 2: 13 }[level];
    this.#flow(`H${level}`, text, { size, weight: 'semibold' }, span);
  }

  paragraph(text: string, style: TextStyle = {}): void {
    this.#flow('P', text, style, this.wholeWidth);
  }

  /** A paragraph that begins with words in bold. */
  leadParagraph(lead: string, text: string, { size = 9.5 }: TextStyle = {}): void {
    const whole = `${lead} ${text}`;
    const height = this.textHeight(whole, this.width, { size, weight: 'semibold' });
    this.ensure(height);
    this.#boldLead(lead, text, { x: this.left, width: this.width, y: this.y, size });
    this.skip(this.pdf.y - this.y);
  }

  /** A formula in its box, in letters that can be selected; `alt` says it in a line of text. */
  formula(box: FormulaBox, alt: string): void {
    const padding = 12;
    const height = box.above + box.below + 2 * padding;
    this.ensure(height);
    const top = this.y;
    this.decorate(() => {
      this.pdf.roundedRect(this.left, top, this.width, height, 5).fill(colours.surface);
    });
    const start = this.left + 16;
    this.element(
      'Formula',
      () => {
        for (const mark of box.marks) this.#drawMark(mark, start, top + padding + box.above);
      },
      { alt, bbox: [start, top, start + box.width, top + height], placement: 'Block' },
    );
    this.skip(height);
  }

  /** A drawing; `alt` says in words what it shows. */
  figure(
    alt: string,
    { x, width, height }: Span & { readonly height: number },
    draw: (pdf: PDFDocument) => void,
  ): void {
    const top = this.y;
    this.element(
      'Figure',
      () => {
        draw(this.pdf);
      },
      { alt, bbox: [x, top, x + width, top + height], placement: 'Block' },
    );
  }

  /** A table with a head, its rows named by their first cell. Rows that do not fit go on to the next page. */
  table(columns: readonly TableColumn[], rows: readonly PaperRow[], { size = 9, span = this.wholeWidth } = {}): void {
    const table = this.pdf.struct('Table');
    this.parent.add(table);
    const grid: Grid = { columns, spans: spansOf(columns, span), size };
    this.#row(
      table,
      columns.map(({ head }) => head),
      grid,
      true,
    );
    this.rule(colours.rule, span);
    for (const row of rows) {
      this.#row(table, row, grid, false);
      this.rule(colours.line, span);
    }
    table.end();
  }

  /** A hairline across the page or a part of it. */
  rule(colour: Colour = colours.line, { x, width }: Span = this.wholeWidth): void {
    this.decorate(() => {
      this.pdf.lineWidth(0.6).strokeColor(colour);
      this.pdf
        .moveTo(x, this.y)
        .lineTo(x + width, this.y)
        .stroke();
    });
  }

  /** A box with an important text. */
  banner(lead: string, text: string): void {
    const size = 10;
    const inner = this.width - 28;
    const height = this.textHeight(`${lead} ${text}`, inner, { size, weight: 'semibold' }) + 18;
    this.ensure(height);
    const top = this.y;
    this.decorate(() => {
      this.pdf.lineWidth(0.8).roundedRect(this.left, top, this.width, height, 5);
      this.pdf.fillAndStroke(colours.wash, colours.washLine);
    });
    this.#boldLead(lead, text, { x: this.left + 14, width: inner, y: top + 9, size });
    this.skip(height);
  }

  /** A row of cells, and the page filled to its end. */
  #row(table: StructureElement, cells: PaperRow, { columns, spans, size }: Grid, isHead: boolean): void {
    const weight = isHead ? 'semibold' : 'regular';
    const colour = isHead ? colours.muted : colours.text;
    const optionsOf = (cell: string, index: number): TextOptions => ({
      ...spaced(size),
      width: spans[index]?.width ?? 0,
      align: columns[index]?.align ?? 'left',
      ...(index > 0 && !isHead && figureFeatures(cell)),
    });
    const heights = cells.map((cell, index) => this.use({ size, weight }).heightOfString(cell, optionsOf(cell, index)));
    const height = Math.max(...heights) + size;
    this.ensure(height);
    const row = this.pdf.struct('TR');
    table.add(row);
    for (const [index, cell] of cells.entries()) {
      const at = spans[index];
      if (!at) continue;
      const isName = index === 0 || isHead;
      row.add(
        this.pdf.struct(
          isName ? 'TH' : 'TD',
          { ...(isName && { scope: isHead ? 'Column' : 'Row' }), ...spokenText(cell) },
          [
            () => {
              this.use({ size, weight, colour }).text(cell, at.x, this.y + size / 2, optionsOf(cell, index));
            },
          ],
        ),
      );
    }
    row.end();
    this.skip(height);
  }

  #boldLead(
    lead: string,
    text: string,
    { x, y, width, size }: Span & { readonly y: number; readonly size: number },
  ): void {
    const options = { ...spaced(size), width };
    this.element(
      'P',
      () => {
        this.use({ size, weight: 'semibold' }).text(`${lead} `, x, y, { ...options, continued: true });
        this.pdf.font('regular').text(text, this.pdf.x, this.pdf.y, options);
      },
      spokenText(`${lead} ${text}`),
    );
  }

  #drawMark(mark: FormulaMark, start: number, baseline: number): void {
    const x = start + mark.x;
    if (mark.kind === 'text') {
      this.use({ size: mark.size }).text(mark.text, x, baseline + mark.y, {
        lineBreak: false,
        baseline: 'alphabetic',
        oblique: mark.italic,
      });
      return;
    }
    this.pdf.lineWidth(mark.kind === 'rule' ? 0.7 : 0.8).strokeColor(colours.text);
    if (mark.kind === 'rule') {
      const y = baseline + mark.y;
      this.pdf
        .moveTo(x, y)
        .lineTo(x + mark.width, y)
        .stroke();
      return;
    }
    const [from, bend] = mark.opens === 'right' ? [0.85, 0.1] : [0.15, 0.9];
    const edge = x + from * mark.width;
    const middle = x + bend * mark.width;
    const [above, below] = [baseline + mark.top, baseline + mark.bottom];
    const third = (below - above) / 3;
    this.pdf
      .moveTo(edge, above)
      .bezierCurveTo(middle, above + third, middle, below - third, edge, below)
      .stroke();
  }

  #flow(type: string, text: string, style: TextStyle, { x, width }: Span): void {
    const { size = 9.5 } = style;
    const height = this.textHeight(text, width, style);
    this.ensure(height);
    this.element(
      type,
      () => {
        this.use(style).text(text, x, this.y, { ...spaced(size), width });
      },
      spokenText(text),
    );
    this.skip(height);
  }
}
