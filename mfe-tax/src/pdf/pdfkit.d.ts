// The part of pdfkit 0.20 that is used here. Its own types are behind its releases.

declare module 'pdfkit' {
  /** A child of a structure element: another one, or a function that draws its content. */
  type StructureChild = StructureElement | (() => void);

  export interface StructureElement {
    add(child: StructureChild): this;
    end(): void;
  }

  export interface TextOptions {
    readonly width?: number;
    readonly align?: 'left' | 'right';
    readonly lineBreak?: boolean;
  }

  export interface DocumentOptions {
    readonly size: 'A4';
    readonly margin: number;
    readonly pdfVersion: '1.7';
    readonly lang: string;
    readonly tagged: true;
    readonly displayTitle: true;
    readonly subset: 'PDF/UA';
    readonly bufferPages: true;
    /** A file or the bytes of a font; null for none at first. */
    readonly font: null;
    readonly info: Readonly<Record<'Title' | 'Author' | 'Creator' | 'Producer', string>> & {
      readonly CreationDate: Date;
      readonly ModDate: Date;
    };
  }

  export class PDFDocument {
    constructor(options: DocumentOptions);
    registerFont(name: string, bytes: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(width: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    heightOfString(text: string, options?: TextOptions): number;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    struct(
      type: string,
      options?: { readonly scope?: 'Row' | 'Column' },
      children?: readonly StructureChild[],
    ): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options?: { readonly type: 'Pagination' | 'Layout' }): this;
    endMarkedContent(): this;
    addPage(): this;
    switchToPage(page: number): unknown;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    end(): void;
  }
}

declare module 'pdfkit/output' {
  import type { PDFDocument } from 'pdfkit';

  /** Gathers what a document writes; to be called before the document ends. */
  export function toBytes(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}
