import { StatementRefusal } from '../refusals/refusal.ts';
import type { RefusalCode } from '../refusals/refusal.ts';
import type { Pdfium } from './pdfium.ts';
import { readPaths } from './pdfiumPaths.ts';
import { drawPage } from './drawPage.ts';
import type { GreyImage } from '../pictures/greyImage.ts';
import type { Glyph, TextPage, TextSource } from './textSource.ts';

/**
 * Kept in constants, because these run for every character, and looking up a global is slow in the context of a Jest
 * test.
 */
const { abs, PI, round } = Math;

const quarterTurn = PI / 2;

/** FPDF_GetLastError: 4 is a missing or wrong password, 5 a security handler PDFium does not know. */
const errorCodes = { password: 4, security: 5 };

/** A page with more characters than this is not a statement, and PDFium would need seconds for it. */
const maxCharactersPerPage = 100_000;

/** Blanks and line ends up to this code do not show how a page is turned: PDFium adds upright ones itself. */
const lastBlank = 0x20;

/** PDFium marks a hyphen at a line's end with U+0002 or U+FFFE; banks print several kinds of dashes. */
// oxlint-disable-next-line eslint/no-control-regex -- that is the character PDFium writes.
const dashes = /[\u0002\ufffe\u00ad\u2010-\u2015\u2212]/u;

function copyToPdfium(pdfium: Pdfium, bytes: Uint8Array): number {
  const pointer = pdfium.malloc(bytes.length);
  if (pointer === 0) throw new StatementRefusal('damaged-pdf');
  new Uint8Array(pdfium.memory.buffer).set(bytes, pointer);
  return pointer;
}

function refusalCodeOf(error: number, password: string | undefined): RefusalCode {
  if (error === errorCodes.password) return password ? 'password-wrong' : 'password-needed';
  return error === errorCodes.security ? 'protection-unknown' : 'damaged-pdf';
}

/** The rotation of a character, in quarter turns clockwise; -1 for slanted stamps. */
function quarterTurns(angle: number): number {
  const turns = angle / quarterTurn;
  const whole = round(turns);
  return abs(turns - whole) < 0.25 ? whole % 4 : -1;
}

/** Some banks end a shortened narration with it. Written as three points, it would look like part of the text. */
const ellipsis = '\u2026';

/** A character in its usual form: one kind of dash, ligatures and wide letters decomposed. */
function characterOf(code: number): string {
  const printed = String.fromCodePoint(code);
  if (code >= 0x20 && code < 0x7f) return printed;
  if (printed === ellipsis) return printed;
  return dashes.test(printed) ? '-' : printed.normalize('NFKC');
}

/**
 * Converts a box (left, top, right, bottom) and an origin (x, y) from PDF space, with y upwards, to reading space, with
 * y downwards, for text turned by this many quarters.
 */
function toUprightGlyph(text: string, turns: number, box: Float32Array, origin: Float64Array): Glyph {
  const [left, top, right, bottom] = [box[0] ?? 0, box[1] ?? 0, box[2] ?? 0, box[3] ?? 0];
  const [x, y] = [origin[0] ?? 0, origin[1] ?? 0];
  if (turns === 1) return { text, x0: -top, x1: -bottom, height: right - left, baseline: -x };
  if (turns === 2) return { text, x0: -right, x1: -left, height: top - bottom, baseline: y };
  if (turns === 3) return { text, x0: bottom, x1: top, height: right - left, baseline: x };
  return { text, x0: left, x1: right, height: top - bottom, baseline: -y };
}

/** Enough for one reading: a box and an origin, or a matrix and a point. */
const scratchBytes = 64;

/** The scratch memory PDFium writes boxes and origins to: four floats, then two doubles 16 bytes further on. */
function viewScratchMemory(pdfium: Pdfium, scratch: number) {
  const { buffer } = pdfium.memory;
  return { box: new Float32Array(buffer, scratch, 4), origin: new Float64Array(buffer, scratch + 16, 2) };
}

function readGlyphs(pdfium: Pdfium, text: number, scratch: number): { glyphs: Glyph[]; turns: number } {
  const count = pdfium.FPDFText_CountChars(text);
  if (count > maxCharactersPerPage) throw new StatementRefusal('too-many-rows');
  const codes = new Uint32Array(Math.max(0, count));
  const angles = new Int8Array(codes.length);
  const characterCounts = [0, 0, 0, 0];
  for (let index = 0; index < codes.length; index += 1) {
    const code = pdfium.FPDFText_GetUnicode(text, index);
    const angle = quarterTurns(pdfium.FPDFText_GetCharAngle(text, index));
    codes[index] = code;
    angles[index] = angle;
    if (angle >= 0 && code > lastBlank) characterCounts[angle] = (characterCounts[angle] ?? 0) + 1;
  }
  const turns = characterCounts.indexOf(Math.max(...characterCounts));
  const glyphs: Glyph[] = [];
  let views = viewScratchMemory(pdfium, scratch);
  for (let index = 0; index < codes.length; index += 1) {
    const code = codes[index] ?? 0;
    if (angles[index] !== turns || code === 0 || code > 0x10ffff) continue;
    pdfium.FPDFText_GetLooseCharBox(text, index, scratch);
    pdfium.FPDFText_GetCharOrigin(text, index, scratch + 16, scratch + 24);
    // When memory grows it moves, and the old views have no length.
    if (views.box.length === 0) views = viewScratchMemory(pdfium, scratch);
    glyphs.push(toUprightGlyph(characterOf(code), turns, views.box, views.origin));
  }
  return { glyphs, turns };
}

/** FPDF_ANNOT_WIDGET: a field of a form. */
const widget = 20;
/** Fewer fields on a page are signatures, whose text is not part of the statement. */
const minFieldsOfForm = 10;

/** Whether a page is a filled-in form: the text in its fields is not drawn with the page. */
function isForm(pdfium: Pdfium, page: number): boolean {
  let fields = 0;
  const count = pdfium.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count && fields < minFieldsOfForm; index += 1) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    if (pdfium.FPDFAnnot_GetSubtype(annotation) === widget) fields += 1;
    pdfium.FPDFPage_CloseAnnot(annotation);
  }
  return fields >= minFieldsOfForm;
}

/** Loads a page with the text in its form fields; 0 if it is damaged. */
function loadPage(pdfium: Pdfium, document: number, index: number): number {
  const page = pdfium.FPDF_LoadPage(document, index);
  if (page === 0 || !isForm(pdfium, page)) return page;
  pdfium.FPDFPage_Flatten(page, 0);
  pdfium.FPDF_ClosePage(page);
  return pdfium.FPDF_LoadPage(document, index);
}

/** A PDF whose pages can be read as text, and drawn. */
export interface PdfSource extends TextSource {
  /** Draws a page as a picture whose shorter side has this number of pixels. */
  drawPage(index: number, size: number): GreyImage;
}

/**
 * Opens a PDF held in memory. It runs, draws and fetches nothing from the file.
 * @throws StatementRefusal with damaged-pdf, password-needed, password-wrong or protection-unknown.
 */
export function openPdf(pdfium: Pdfium, bytes: Uint8Array, password?: string): PdfSource {
  const scratch = pdfium.malloc(scratchBytes);
  const file = copyToPdfium(pdfium, bytes);
  const key = copyToPdfium(pdfium, new TextEncoder().encode(`${password ?? ''}\0`));
  const document = pdfium.FPDF_LoadMemDocument(file, bytes.length, key);
  const error = document === 0 ? pdfium.FPDF_GetLastError() : 0;
  const release = () => {
    for (const pointer of [scratch, file, key]) pdfium.free(pointer);
  };
  if (document === 0) {
    release();
    throw new StatementRefusal(refusalCodeOf(error, password));
  }

  function readPage(index: number): TextPage {
    const page = loadPage(pdfium, document, index);
    if (page === 0) throw new StatementRefusal('damaged-pdf');
    const text = pdfium.FPDFText_LoadPage(page);
    try {
      if (text === 0) throw new StatementRefusal('damaged-pdf');
      const { glyphs, turns } = readGlyphs(pdfium, text, scratch);
      return { glyphs, paths: readPaths(pdfium, page, scratch, turns) };
    } finally {
      if (text !== 0) pdfium.FPDFText_ClosePage(text);
      pdfium.FPDF_ClosePage(page);
    }
  }

  return {
    pageCount: pdfium.FPDF_GetPageCount(document),
    isDamaged: pdfium.FPDF_DocumentHasValidCrossReferenceTable(document) === 0,
    readPage,
    drawPage(index, size) {
      const page = loadPage(pdfium, document, index);
      if (page === 0) throw new StatementRefusal('damaged-pdf');
      try {
        return drawPage(pdfium, page, size);
      } finally {
        pdfium.FPDF_ClosePage(page);
      }
    },
    close: () => {
      pdfium.FPDF_CloseDocument(document);
      release();
    },
  };
}
