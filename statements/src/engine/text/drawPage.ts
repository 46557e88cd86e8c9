import type { GreyImage } from '../pictures/greyImage.ts';
import { StatementRefusal } from '../refusals/refusal.ts';
import type { Pdfium } from './pdfium.ts';

/** FPDFBitmap_Gray: one byte a pixel. */
const greyFormat = 1;
const white = 0xff_ff_ff_ff;
/** FPDF_ANNOT and FPDF_GRAYSCALE. */
const flags = 0x01 + 0x08;
/** A page of which one side is longer than this many of the other is not of paper. */
const maxRatio = 5;

/**
 * Draws a loaded page of PDFium on white paper.
 * @param size of the shorter side in pixels.
 * @throws StatementRefusal with damaged-pdf if the page has no size.
 */
export function drawPage(pdfium: Pdfium, page: number, size: number): GreyImage {
  const ratio = pdfium.FPDF_GetPageHeightF(page) / pdfium.FPDF_GetPageWidthF(page);
  if (!(ratio >= 1 / maxRatio && ratio <= maxRatio)) throw new StatementRefusal('damaged-pdf');
  const width = Math.round(size / Math.min(1, ratio));
  const height = Math.round(size * Math.max(1, ratio));
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, greyFormat, 0, 0);
  if (bitmap === 0) throw new StatementRefusal('damaged-pdf');
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
    const stride = pdfium.FPDFBitmap_GetStride(bitmap);
    const drawn = new Uint8Array(pdfium.memory.buffer, pdfium.FPDFBitmap_GetBuffer(bitmap), stride * height);
    const pixels = new Uint8Array(width * height);
    for (let y = 0; y < height; y += 1) pixels.set(drawn.subarray(y * stride, y * stride + width), y * width);
    return { width, height, pixels };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}
