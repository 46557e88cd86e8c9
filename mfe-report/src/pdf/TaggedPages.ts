import { PDFDocument, type StructureElement, type StructureOptions } from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { hasDevanagari } from '../domain/paperText.ts';
import type { MeasureText } from './formulaLayout.ts';
import {
  colours,
  figureFeatures,
  spaced,
  type Colour,
  type LabelStyle,
  type PaperFonts,
  type Span,
  type TextStyle,
} from './paperStyle.ts';

/** The metadata and page furniture of a document. */
export interface PaperMetadata {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  readonly language: string;
  /** When it was made: the same day and the same content give the same bytes. */
  readonly createdAt: Date;
  /** Left and right in the head of every page. */
  readonly head: readonly [string, string];
  /** At the foot of every page, beside its number. */
  readonly foot: string;
  readonly page: (number: number, count: number) => string;
}

const PAGE = { width: 595.28, height: 841.89 } as const;
const MARGIN = 56;
const TOP = 84;
const BOTTOM = PAGE.height - 76;

/**
 * The text of an element for screen readers and for copying, if it is in Hindi: its signs are drawn in another order
 * than they are written.
 */
export function spokenText(text: string): StructureOptions {
  return hasDevanagari(text) ? { actual: text } : {};
}

/**
 * The pages of a tagged PDF, filled from the top: every text belongs to a structure element, and what is mere decoration
 * is marked as such, so that screen readers read what is on the page in its order (PDF/UA-1, ISO 14289-1).
 */
export class TaggedPages {
  protected readonly pdf: PDFDocument;
  protected parent: StructureElement;
  readonly #metadata: PaperMetadata;
  readonly #root: StructureElement;
  #y = TOP;
  /** The left edge of text, and its greatest width. */
  readonly left = MARGIN;
  readonly width = PAGE.width - 2 * MARGIN;

  constructor(metadata: PaperMetadata, fonts: PaperFonts) {
    this.#metadata = metadata;
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      lang: metadata.language,
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
    this.pdf.registerFont('regular', fonts.regular).registerFont('semibold', fonts.semibold);
    this.#root = this.pdf.struct('Document');
    this.pdf.addStructure(this.#root);
    this.parent = this.#root;
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
    this.pdf.addPage();
    this.#y = TOP;
  }

  /** Everything that is drawn within belongs to one structure element, such as a section. */
  within(type: 'Sect' | 'Div', draw: () => void): void {
    const outer = this.parent;
    const element = this.pdf.struct(type);
    outer.add(element);
    this.parent = element;
    draw();
    element.end();
    this.parent = outer;
  }

  /** A bookmark for the span that the page is filled to. */
  bookmark(title: string): void {
    this.pdf.outline.addItem(title);
  }

  /** Height of a text that is broken into lines. */
  textHeight(text: string, width: number, { size = 9.5, weight = 'regular' }: TextStyle = {}): number {
    return this.use({ size, weight }).heightOfString(text, { ...spaced(size), width });
  }

  /** How wide a text is, for what is laid out by itself. */
  readonly measure: MeasureText = (text, size) => this.use({ size }).widthOfString(text);

  /** Draws decoration, which screen readers skip. */
  decorate(draw: (pdf: PDFDocument) => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw(this.pdf);
    this.pdf.endMarkedContent();
  }

  /** Draws a short text somewhere within a figure. */
  label(text: string, { x, width }: Span, y: number, style: LabelStyle = {}): void {
    const { size = 8, align = 'center' } = style;
    this.use({ ...style, size }).text(text, x, y, { width, align, lineBreak: false, ...figureFeatures(text) });
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
    const { start, count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.pdf.switchToPage(start + page);
      this.pdf.markContent('Artifact', { type: 'Pagination' });
      this.#drawFrame(this.#metadata.page(page + 1, count));
      this.pdf.endMarkedContent();
    }
    this.#root.end();
    const bytes = toBytes(this.pdf);
    this.pdf.end();
    return bytes;
  }

  /** The page from margin to margin. */
  protected get wholeWidth(): Span {
    return { x: this.left, width: this.width };
  }

  /** Adds a structure element with what is drawn to the one that is open. */
  protected element(type: string, draw: () => void, options: StructureOptions = {}): void {
    this.parent.add(this.pdf.struct(type, options, [draw]));
  }

  /** Sets font, size and colour of the texts that follow. */
  protected use({ size = 9.5, weight = 'regular', colour = colours.text }: TextStyle): PDFDocument {
    return this.pdf.font(weight).fontSize(size).fillColor(colour);
  }

  #drawFrame(number: string): void {
    const [left, right] = this.#metadata.head;
    const edge = this.left + this.width;
    const line = (text: string, y: number, align: 'left' | 'right', colour: Colour = colours.muted) => {
      this.use({ size: 8.5, colour }).text(text, this.left, y, {
        width: this.width,
        align,
        lineBreak: align === 'right',
      });
    };
    line(left, 40, 'left');
    line(right, 40, 'right');
    this.pdf.lineWidth(1.2).strokeColor(colours.text).moveTo(this.left, 58).lineTo(edge, 58).stroke();
    const foot = PAGE.height - 52;
    this.pdf.lineWidth(0.6).strokeColor(colours.line).moveTo(this.left, foot).lineTo(edge, foot).stroke();
    line(this.#metadata.foot, foot + 8, 'left');
    line(number, foot + 8, 'right');
  }
}
