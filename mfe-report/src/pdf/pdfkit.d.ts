// The part of pdfkit 0.20 that is used here. Its own types are behind its releases.

declare module 'pdfkit' {
  /** A child of a structure element: another one, or a function that draws its content. */
  type StructureChild = StructureElement | (() => void);

  export interface StructureElement {
    add(child: StructureChild): this;
    end(): void;
  }

  export interface StructureOptions {
    readonly title?: string;
    /** Words in place of what is drawn. */
    readonly alt?: string;
    readonly actual?: string;
    /** Left, top, right and bottom of a drawing, in points from the top left of the page. */
    readonly bbox?: readonly [number, number, number, number];
    readonly placement?: 'Block' | 'Inline';
    readonly scope?: 'Row' | 'Column';
  }

  export interface TextOptions {
    readonly width?: number;
    readonly align?: 'left' | 'right' | 'center';
    readonly lineGap?: number;
    readonly lineBreak?: boolean;
    readonly baseline?: 'alphabetic' | 'top';
    readonly oblique?: boolean;
    readonly continued?: boolean;
    readonly characterSpacing?: number;
    /** OpenType features to apply. */
    readonly features?: readonly string[];
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
    readonly info: {
      readonly Title: string;
      readonly Author: string;
      readonly Subject: string;
      readonly Creator: string;
      readonly Producer: string;
      readonly CreationDate: Date;
      readonly ModDate: Date;
    };
  }

  export interface OutlineItem {
    addItem(title: string): OutlineItem;
  }

  export class PDFDocument {
    constructor(options: DocumentOptions);
    readonly page: { readonly width: number; readonly height: number };
    readonly outline: OutlineItem;
    x: number;
    y: number;
    registerFont(name: string, bytes: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(text: string, options?: TextOptions): number;
    heightOfString(text: string, options?: TextOptions): number;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(width: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this;
    fill(colour?: string): this;
    stroke(colour?: string): this;
    fillAndStroke(fill: string, stroke: string): this;
    struct(type: string, options?: StructureOptions, children?: readonly StructureChild[]): StructureElement;
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
