import { PDFDocument, type StructureElement, type TextOptions } from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import type { FormulaBox, MeasureText } from './formulaLayout.ts';

/** The bytes of the two weights of the font that everything is set in. */
export interface PaperFonts {
  readonly regular: Uint8Array;
  readonly semibold: Uint8Array;
}

/** The metadata and page furniture of a document. */
export interface PaperMetadata {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** When it was made: the same day and the same content give the same bytes. */
  readonly createdAt: Date;
  /** Left and right in the head of every page. */
  readonly head: readonly [string, string];
  /** At the foot of every page, beside its number. */
  readonly foot: string;
}

/** The colours of a PDF. */
export const colours = {
  text: '#0e1116',
  muted: '#4a5361',
  line: '#e1e4e8',
  rule: '#7a8391',
  surface: '#f6f7f8',
  accent: '#f5b82e',
  wash: '#fef7e4',
  washLine: '#ebd18c',
} as const;

type Colour = (typeof colours)[keyof typeof colours];
type Weight = keyof PaperFonts;

interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly colour?: Colour;
}

interface LabelStyle extends TextStyle {
  readonly align?: 'left' | 'right' | 'center';
}

const pageSize = { width: 595.28, height: 841.89 } as const;
const MARGIN = 56;
const TOP = 84;
const BOTTOM = pageSize.height - 76;
/** Height of a line, of the size of its letters. */
const LEADING = 1.45;
/** What Inter itself gives a line: the rest is added between lines. */
const OWN_LEADING = 1.21;

/** A year such as `2025-26`, which figures of one width would tear apart. */
const yearForm = /^\d{4}-\d{2}$/;

/** Figures of one width, in columns and because kerning pulls `7.1` together until its point is lost. */
function figureFeatures(text: string): Pick<TextOptions, 'features'> {
  return /\d/.test(text) && !yearForm.test(text) ? { features: ['tnum'] } : {};
}

/** A part of the page's width: its left edge and its width. */
export interface Span {
  readonly x: number;
  readonly width: number;
}

/** A column of a table in a PDF. */
export interface TableColumn {
  readonly head: string;
  /** Share of the table's width. */
  readonly share: number;
  readonly align?: 'left' | 'right';
}

/** A table row: the first cell names it. */
export type TableRow = readonly string[];

/**
 * A tagged PDF, filled from the top: every text belongs to a structure element, and what is mere decoration is marked
 * as such, so that screen readers read what is on the page in its order (PDF/UA-1, ISO 14289-1).
 */
export class Paper {
  readonly #pdf: PDFDocument;
  readonly #metadata: PaperMetadata;
  readonly #root: StructureElement;
  #parent: StructureElement;
  #y = TOP;
  /** Where text begins, and how wide it may be. */
  readonly left = MARGIN;
  readonly width = pageSize.width - 2 * MARGIN;

  constructor(metadata: PaperMetadata, fonts: PaperFonts) {
    this.#metadata = metadata;
    this.#pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      lang: 'en-IN',
      tagged: true,
      displayTitle: true,
      subset: 'PDF/UA',
      bufferPages: true,
      font: null,
      info: {
        Title: metadata.title,
        Subject: metadata.subject,
        Author: metadata.author,
        Creator: metadata.author,
        Producer: 'PDFKit',
        CreationDate: metadata.createdAt,
        ModDate: metadata.createdAt,
      },
    });
    this.#pdf.registerFont('regular', fonts.regular).registerFont('semibold', fonts.semibold);
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
    this.#parent = this.#root;
  }

  /** How far down the page is filled, in points from its top. */
  get y(): number {
    return this.#y;
  }

  /** Leaves some room. */
  skip(height: number): void {
    this.#y += height;
  }

  /** Starts a new page unless this one has that much room left. */
  ensure(height: number): void {
    if (this.#y + height <= BOTTOM) return;
    this.#pdf.addPage();
    this.#y = TOP;
  }

  /** Everything that is drawn within belongs to one structure element, such as a section. */
  within(type: 'Sect' | 'Div', draw: () => void): void {
    const outer = this.#parent;
    const element = this.#pdf.struct(type);
    outer.add(element);
    this.#parent = element;
    draw();
    element.end();
    this.#parent = outer;
  }

  /** A bookmark for the position that the page is filled to. */
  bookmark(title: string): void {
    this.#pdf.outline.addItem(title);
  }

  heading(level: 1 | 2, text: string, span = this.#wholeWidth()): void {
    const size = { 1: 22, 2: 13 }[level];
    this.#flow(`H${level}`, text, { size, weight: 'semibold' }, span);
  }

  paragraph(text: string, style: TextStyle = {}): void {
    this.#flow('P', text, style, this.#wholeWidth());
  }

  /** A paragraph that begins with words in bold. */
  leadParagraph(lead: string, text: string, { size = 9.5 }: TextStyle = {}): void {
    const whole = `${lead} ${text}`;
    const height = this.textHeight(whole, this.width, { size, weight: 'semibold' });
    this.ensure(height);
    this.#element('P', () => {
      this.#use({ size, weight: 'semibold' }).text(`${lead} `, this.left, this.#y, {
        ...this.#spaced(size),
        width: this.width,
        continued: true,
      });
      this.#pdf.font('regular').text(text, this.#pdf.x, this.#pdf.y, { ...this.#spaced(size), width: this.width });
    });
    this.#y = this.#pdf.y;
  }

  /** Height of a text that is broken into lines. */
  textHeight(text: string, width: number, { size = 9.5, weight = 'regular' }: TextStyle = {}): number {
    return this.#use({ size, weight }).heightOfString(text, { ...this.#spaced(size), width });
  }

  /** How wide a text is, for what is laid out by itself. */
  readonly measure: MeasureText = (text, size) => this.#use({ size }).widthOfString(text);

  /** A formula in its box, in letters that can be selected; `alt` says it in a line of text. */
  formula(box: FormulaBox, alt: string): void {
    const padding = 12;
    const height = box.above + box.below + 2 * padding;
    this.ensure(height);
    const top = this.#y;
    this.decorate(() => {
      this.#pdf.roundedRect(this.left, top, this.width, height, 5).fill(colours.surface);
    });
    const baseline = top + padding + box.above;
    const start = this.left + 16;
    const pdf = this.#pdf;
    this.#element(
      'Formula',
      () => {
        for (const mark of box.marks) {
          const x = start + mark.x;
          if (mark.kind === 'text') {
            this.#use({ size: mark.size }).text(mark.text, x, baseline + mark.y, {
              lineBreak: false,
              baseline: 'alphabetic',
              oblique: mark.italic,
            });
          } else if (mark.kind === 'rule') {
            pdf.lineWidth(0.7).strokeColor(colours.text);
            pdf
              .moveTo(x, baseline + mark.y)
              .lineTo(x + mark.width, baseline + mark.y)
              .stroke();
          } else {
            const [from, bend] = mark.opens === 'right' ? [0.85, 0.1] : [0.15, 0.9];
            const edge = x + from * mark.width;
            const middle = x + bend * mark.width;
            const [above, below] = [baseline + mark.top, baseline + mark.bottom];
            const third = (below - above) / 3;
            pdf.lineWidth(0.8).strokeColor(colours.text);
            pdf
              .moveTo(edge, above)
              .bezierCurveTo(middle, above + third, middle, below - third, edge, below)
              .stroke();
          }
        }
      },
      { alt, bbox: [start, top, start + box.width, top + height], placement: 'Block' },
    );
    this.#y = top + height;
  }

  /** A drawing; `alt` says in words what it shows. */
  figure(
    alt: string,
    { x, width, height }: Span & { readonly height: number },
    draw: (pdf: PDFDocument) => void,
  ): void {
    const top = this.#y;
    this.#element(
      'Figure',
      () => {
        draw(this.#pdf);
      },
      { alt, bbox: [x, top, x + width, top + height], placement: 'Block' },
    );
  }

  /** A table with a head, its rows named by their first cell. Rows that do not fit go on to the next page. */
  table(
    columns: readonly TableColumn[],
    rows: readonly TableRow[],
    { size = 9, span = this.#wholeWidth() } = {},
  ): void {
    const table = this.#pdf.struct('Table');
    this.#parent.add(table);
    const spans = this.#columnSpans(columns, span);
    const drawRow = (cells: TableRow, isHead: boolean) => {
      const weight: Weight = isHead ? 'semibold' : 'regular';
      const optionsOf = (cell: string, index: number): TextOptions => ({
        ...this.#spaced(size),
        width: spans[index]?.width ?? 0,
        align: columns[index]?.align ?? 'left',
        ...(index > 0 && !isHead && figureFeatures(cell)),
      });
      const heights = cells.map((cell, index) =>
        this.#use({ size, weight }).heightOfString(cell, optionsOf(cell, index)),
      );
      const height = Math.max(...heights) + size;
      this.ensure(height);
      const row = this.#pdf.struct('TR');
      table.add(row);
      for (const [index, cell] of cells.entries()) {
        const at = spans[index];
        if (!at) continue;
        const isName = index === 0 || isHead;
        const element = this.#pdf.struct(isName ? 'TH' : 'TD', isName ? { scope: isHead ? 'Column' : 'Row' } : {}, [
          () => {
            const colour = isHead ? colours.muted : colours.text;
            this.#use({ size, weight, colour }).text(cell, at.x, this.#y + size / 2, optionsOf(cell, index));
          },
        ]);
        row.add(element);
      }
      row.end();
      this.#y += height;
      this.rule(isHead ? colours.rule : colours.line, span);
    };
    drawRow(
      columns.map(({ head }) => head),
      true,
    );
    for (const row of rows) drawRow(row, false);
    table.end();
  }

  /** A hairline across the page or a part of it. */
  rule(colour: Colour = colours.line, { x, width }: Span = this.#wholeWidth()): void {
    this.decorate(() => {
      this.#pdf.lineWidth(0.6).strokeColor(colour);
      this.#pdf
        .moveTo(x, this.#y)
        .lineTo(x + width, this.#y)
        .stroke();
    });
  }

  /** A box with an important text. */
  banner(lead: string, text: string): void {
    const size = 10;
    const inner = this.width - 28;
    const height = this.textHeight(`${lead} ${text}`, inner, { size, weight: 'semibold' }) + 18;
    this.ensure(height);
    const top = this.#y;
    this.decorate(() => {
      this.#pdf.lineWidth(0.8).roundedRect(this.left, top, this.width, height, 5);
      this.#pdf.fillAndStroke(colours.wash, colours.washLine);
    });
    this.#element('P', () => {
      this.#use({ size, weight: 'semibold' }).text(`${lead} `, this.left + 14, top + 9, {
        ...this.#spaced(size),
        width: inner,
        continued: true,
      });
      this.#pdf.font('regular').text(text, this.#pdf.x, this.#pdf.y, { ...this.#spaced(size), width: inner });
    });
    this.#y = top + height;
  }

  /** Draws decoration, which screen readers skip. */
  decorate(draw: (pdf: PDFDocument) => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    draw(this.#pdf);
    this.#pdf.endMarkedContent();
  }

  /** Draws a short text somewhere within a figure. */
  label(text: string, { x, width }: Span, y: number, style: LabelStyle = {}): void {
    const { size = 8, align = 'center' } = style;
    this.#use({ ...style, size }).text(text, x, y, { width, align, lineBreak: false, ...figureFeatures(text) });
  }

  /**
   * Draws part of the page beside another part: both begin at the same height, and the page goes on below the longer.
   */
  beside(first: () => void, second: () => void): void {
    const top = this.#y;
    first();
    const end = this.#y;
    this.#y = top;
    second();
    this.#y = Math.max(this.#y, end);
  }

  /** Writes head and foot on every page, and ends the document. */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.#pdf.switchToPage(start + page);
      this.#pdf.markContent('Artifact', { type: 'Pagination' });
      this.#drawFrame(`Page ${page + 1} of ${count}`);
      this.#pdf.endMarkedContent();
    }
    this.#root.end();
    const bytes = toBytes(this.#pdf);
    this.#pdf.end();
    return bytes;
  }

  #drawFrame(number: string): void {
    const [left, right] = this.#metadata.head;
    const edge = this.left + this.width;
    const line = (text: string, y: number, align: 'left' | 'right', colour: Colour = colours.muted) => {
      this.#use({ size: 8.5, colour }).text(text, this.left, y, {
        width: this.width,
        align,
        lineBreak: align === 'right',
      });
    };
    line(left, 40, 'left');
    line(right, 40, 'right');
    this.#pdf.lineWidth(1.2).strokeColor(colours.text).moveTo(this.left, 58).lineTo(edge, 58).stroke();
    const foot = pageSize.height - 52;
    this.#pdf.lineWidth(0.6).strokeColor(colours.line).moveTo(this.left, foot).lineTo(edge, foot).stroke();
    line(this.#metadata.foot, foot + 8, 'left');
    line(number, foot + 8, 'right');
  }

  #wholeWidth(): Span {
    return { x: this.left, width: this.width };
  }

  #columnSpans(columns: readonly TableColumn[], { x, width }: Span): readonly Span[] {
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

  #flow(type: string, text: string, style: TextStyle, { x, width }: Span): void {
    const { size = 9.5 } = style;
    const height = this.textHeight(text, width, style);
    this.ensure(height);
    this.#element(type, () => {
      this.#use(style).text(text, x, this.#y, { ...this.#spaced(size), width });
    });
    this.#y += height;
  }

  #element(type: string, draw: () => void, options = {}): void {
    this.#parent.add(this.#pdf.struct(type, options, [draw]));
  }

  #spaced(size: number): TextOptions {
    return { lineGap: (LEADING - OWN_LEADING) * size };
  }

  #use({ size = 9.5, weight = 'regular', colour = colours.text }: TextStyle): PDFDocument {
    return this.#pdf.font(weight).fontSize(size).fillColor(colour);
  }
}
