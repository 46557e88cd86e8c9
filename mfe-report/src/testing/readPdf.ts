import { init } from '@embedpdf/pdfium';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import * as v from 'valibot';

/** An element of a PDF's structure, as a screen reader gets it. */
export interface PdfTag {
  readonly type: string;
  readonly alt: string;
  readonly children: readonly PdfTag[];
}

/** The content of a PDF, as another library reads it than the one that writes it. */
export interface ReadPdf {
  readonly title: string;
  readonly language: string;
  readonly isTagged: boolean;
  /** The text of each page in its order, as it is selected and copied. */
  readonly pages: readonly string[];
  /** The outermost tags of each page. */
  readonly tags: readonly (readonly PdfTag[])[];
}

const withMemory = v.looseObject({
  memory: v.custom<{ readonly buffer: ArrayBuffer }>((value) => typeof value === 'object' && value !== null),
});

type Pdfium = Awaited<ReturnType<typeof init>>;

function loadPdfium(): Promise<Pdfium> {
  const file = readFileSync(createRequire(__filename).resolve('@embedpdf/pdfium/pdfium.wasm'));
  return init({ wasmBinary: new Uint8Array(file).buffer });
}

/** Opens a PDF with PDFium, which Chromium shows PDFs with. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdfium = await loadPdfium();
  pdfium.PDFiumExt_Init();
  const { wasmExports } = pdfium.pdfium;
  const { memory } = v.parse(withMemory, wasmExports);
  /** Memory moves as it grows: a view is good until the next allocation. */
  const bytesAt = (start: number, length: number) => new Uint8Array(memory.buffer, start, length);
  const allocate = (length: number): number => wasmExports.malloc(length);
  /** Reads UTF-16 that a function writes into a buffer; it returns how many bytes it needs. */
  const readText = (write: (buffer: number, length: number) => number): string => {
    const length = write(0, 0);
    if (length === 0) return '';
    const buffer = allocate(length);
    write(buffer, length);
    const text = new TextDecoder('utf-16le').decode(bytesAt(buffer, length));
    return text.replace(/\0$/, '');
  };
  const data = allocate(bytes.length);
  bytesAt(data, bytes.length).set(bytes);
  const document = pdfium.FPDF_LoadMemDocument(data, bytes.length, '');
  if (document === 0) throw new Error('PDFium does not open this file.');

  const readTag = (element: number): PdfTag => ({
    type: readText((buffer, length) => pdfium.FPDF_StructElement_GetType(element, buffer, length)),
    alt: readText((buffer, length) => pdfium.FPDF_StructElement_GetAltText(element, buffer, length)),
    children: Array.from({ length: Math.max(0, pdfium.FPDF_StructElement_CountChildren(element)) }, (_, index) =>
      pdfium.FPDF_StructElement_GetChildAtIndex(element, index),
    )
      .filter((child) => child !== 0)
      .map(readTag),
  });
  const pages = Array.from({ length: pdfium.FPDF_GetPageCount(document) }, (_, index) => {
    const page = pdfium.FPDF_LoadPage(document, index);
    const text = pdfium.FPDFText_LoadPage(page);
    const length = pdfium.FPDFText_CountChars(text);
    const buffer = allocate(2 * length + 2);
    pdfium.FPDFText_GetText(text, 0, length, buffer);
    const content = new TextDecoder('utf-16le').decode(bytesAt(buffer, 2 * length));
    const tree = pdfium.FPDF_StructTree_GetForPage(page);
    const tags = Array.from({ length: pdfium.FPDF_StructTree_CountChildren(tree) }, (_child, child) =>
      readTag(pdfium.FPDF_StructTree_GetChildAtIndex(tree, child)),
    );
    return { text: content.replaceAll(/\s+/g, ' '), tags };
  });
  return {
    title: readText((buffer, length) => pdfium.FPDF_GetMetaText(document, 'Title', buffer, length)),
    language: readText((buffer, length) => pdfium.FPDFCatalog_GetLanguage(document, buffer, length)),
    isTagged: pdfium.FPDFCatalog_IsTagged(document),
    pages: pages.map(({ text }) => text),
    tags: pages.map(({ tags }) => tags),
  };
}

/** All tags below some, themselves included, in the order of the page. */
export function flatTags(tags: readonly PdfTag[]): readonly PdfTag[] {
  return tags.flatMap((tag) => [tag, ...flatTags(tag.children)]);
}

/** The drawing instructions of all pages, as the file has them before they are packed. */
export function readContents(bytes: Uint8Array): readonly string[] {
  const file = Buffer.from(bytes).toString('latin1');
  return [...file.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n/g)].flatMap(({ 0: head, index }) => {
    const start = index + head.length;
    const packed = Buffer.from(file.slice(start, file.indexOf('\nendstream', start)), 'latin1');
    const content = inflateSync(packed).toString('latin1');
    return /\bBDC\b/.test(content) ? [content] : [];
  });
}
