import { PDFDocument, type StructureElement } from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import type { SheetDocument } from './sheetDocument.ts';

/** The bytes of the two weights of the letters of a sheet. */
export interface SheetFonts {
  readonly regular: Uint8Array;
  readonly semibold: Uint8Array;
}

type Weight = keyof SheetFonts;

const PAGE = { width: 595.28, height: 841.89 } as const;
const LEFT = 48;
const WIDTH = PAGE.width - 2 * LEFT;
const TOP = 40;
const BOTTOM = PAGE.height - 46;
const AMOUNT_WIDTH = 92;
const SIZE = 9;
/** Above and below the text of a row. */
const ROOM = 2;
const ROW = 1.36 * SIZE + 2 * ROOM;
/** The number of rows of a table that stay on one page with its head. */
const ROWS_TOGETHER = 12;
const ink = { text: '#0e1116', muted: '#4a5361', line: '#c9ced6' } as const;

/**
 * The pages of a sheet, filled from the top. Every text belongs to a structure element and every rule is marked as
 * decoration, so that a screen reader reads the tables in their order (PDF/UA-1, ISO 14289-1).
 */
export class SheetPaper {
  readonly #pdf: PDFDocument;
  readonly #root: StructureElement;
  readonly #sheet: SheetDocument;
  #y = TOP;

  constructor(sheet: SheetDocument, { regular, semibold }: SheetFonts) {
    this.#sheet = sheet;
    const { title, site, createdAt } = sheet;
    this.#pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      lang: `${sheet.language}-IN`,
      tagged: true,
      displayTitle: true,
      subset: 'PDF/UA',
      bufferPages: true,
      font: null,
      info: {
        Title: title,
        Author: site,
        Creator: site,
        Producer: 'PDFKit',
        CreationDate: createdAt,
        ModDate: createdAt,
      },
    });
    this.#pdf.registerFont('regular', regular).registerFont('semibold', semibold);
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
  }

  /** Draws the sheet and ends the document. */
  draw(): Promise<Uint8Array<ArrayBuffer>> {
    const { title, lead, blanks, tables, columns, foot } = this.#sheet;
    this.#flow('H1', title, 17, 'semibold');
    for (const line of lead) this.#flow('P', line, SIZE);
    this.#blanks(blanks);
    for (const { title: head, rows } of tables) {
      this.#y += 6;
      const table = this.#pdf.struct('Table');
      this.#root.add(table);
      this.#ensure(Math.min(rows.length + 1, ROWS_TOGETHER) * ROW);
      this.#row(table, head, columns, 'head');
      for (const { name, amounts, isSum } of rows) this.#row(table, name, amounts, isSum ? 'sum' : 'line');
      table.end();
    }
    this.#y += 6;
    this.#flow('P', foot, 8);
    return this.#finish();
  }

  #use(weight: Weight, size: number, colour: string): PDFDocument {
    return this.#pdf.font(weight).fontSize(size).fillColor(colour);
  }

  #ensure(height: number): void {
    if (this.#y + height <= BOTTOM) return;
    this.#pdf.addPage();
    this.#y = TOP;
  }

  #flow(type: string, text: string, size: number, weight: Weight = 'regular'): void {
    const height = this.#use(weight, size, ink.text).heightOfString(text, { width: WIDTH });
    this.#ensure(height);
    this.#root.add(
      this.#pdf.struct(type, {}, [
        () => {
          this.#use(weight, size, type === 'H1' ? ink.text : ink.muted).text(text, LEFT, this.#y, { width: WIDTH });
        },
      ]),
    );
    this.#y += height + 2;
  }

  /** Names of what is written by hand, each with its line. */
  #blanks(names: readonly string[]): void {
    const width = WIDTH / names.length;
    this.#y += 8;
    const y = this.#y;
    for (const [index, name] of names.entries()) {
      const x = LEFT + index * width;
      this.#root.add(
        this.#pdf.struct('P', {}, [
          () => {
            this.#use('regular', SIZE, ink.muted).text(name, x, y, { lineBreak: false });
          },
        ]),
      );
      this.#rule(x + 40, width - 56, y + SIZE + 3);
    }
    this.#y += SIZE + 10;
  }

  #row(table: StructureElement, name: string, amounts: readonly string[], kind: 'head' | 'line' | 'sum'): void {
    const weight = kind === 'line' ? 'regular' : 'semibold';
    const nameWidth = WIDTH - amounts.length * AMOUNT_WIDTH - 8;
    const height = this.#use(weight, SIZE, ink.text).heightOfString(name, { width: nameWidth }) + 2 * ROOM;
    this.#ensure(height);
    const y = this.#y + ROOM;
    const row = this.#pdf.struct('TR');
    table.add(row);
    row.add(
      this.#pdf.struct('TH', { scope: kind === 'head' ? 'Column' : 'Row' }, [
        () => {
          this.#use(weight, kind === 'head' ? SIZE + 1 : SIZE, ink.text).text(name, LEFT, y, { width: nameWidth });
        },
      ]),
    );
    for (const [index, amount] of amounts.entries()) {
      const x = LEFT + WIDTH - (amounts.length - index) * AMOUNT_WIDTH;
      row.add(
        this.#pdf.struct(kind === 'head' ? 'TH' : 'TD', kind === 'head' ? { scope: 'Column' } : {}, [
          () => {
            const colour = kind === 'head' ? ink.muted : ink.text;
            this.#use(weight, SIZE, colour).text(amount, x, y, { width: AMOUNT_WIDTH, align: 'right' });
          },
        ]),
      );
    }
    row.end();
    this.#y += height;
    this.#rule(LEFT, WIDTH, this.#y, kind === 'head' ? ink.text : ink.line);
  }

  #rule(x: number, width: number, y: number, colour: string = ink.line): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf
      .lineWidth(0.6)
      .strokeColor(colour)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
    this.#pdf.endMarkedContent();
  }

  /** Writes the number on every page, and ends the document. */
  #finish(): Promise<Uint8Array<ArrayBuffer>> {
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.#pdf.switchToPage(start + page);
      this.#pdf.markContent('Artifact', { type: 'Pagination' });
      const text = `${this.#sheet.site} · ${this.#sheet.pageName(page + 1, count)}`;
      this.#use('regular', 8, ink.muted).text(text, LEFT, PAGE.height - 34, { width: WIDTH, align: 'right' });
      this.#pdf.endMarkedContent();
    }
    this.#root.end();
    const bytes = toBytes(this.#pdf);
    this.#pdf.end();
    return bytes;
  }
}
