import type { GreyImage } from '../scan/greyImage.ts';
import { Refusal } from '../statement/refusal.ts';
import type { Pdfium } from './pdfium.ts';

/** FPDFBitmap_Gray: one byte a pixel. */
const greyFormat = 1;
const white = 0xff_ff_ff_ff;
/** FPDF_ANNOT and FPDF_GRAYSCALE. */
const flags = 0x01 + 0x08;
/** A page that is longer than this many widths is not of paper. */
const maxRatio = 5;

/**
 * Draws a loaded page of PDFium on white paper.
 * @param width in pixels.
 * @throws Refusal with damaged-pdf if the page has no size.
 */
export function drawPage(pdfium: Pdfium, page: number, width: number): GreyImage {
  const ratio = pdfium.FPDF_GetPageHeightF(page) / pdfium.FPDF_GetPageWidthF(page);
  if (!(ratio > 0 && ratio <= maxRatio)) throw new Refusal('damaged-pdf');
  const height = Math.max(1, Math.round(width * ratio));
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, greyFormat, 0, 0);
  if (bitmap === 0) throw new Refusal('damaged-pdf');
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
