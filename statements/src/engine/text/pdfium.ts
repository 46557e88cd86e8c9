import { init } from '@embedpdf/pdfium';
import * as v from 'valibot';

const pdfiumFunctionSchema = v.custom<(...values: number[]) => number>((value) => typeof value === 'function');

/**
 * The functions of PDFium's WebAssembly module that are used. The package's wrappers make the same calls through
 * emscripten's `ccall`, which takes as long again as reading a page (measured).
 */
const pdfiumSchema = v.looseObject({
  memory: v.custom<{ readonly buffer: ArrayBuffer }>((value) => typeof value === 'object' && value !== null),
  malloc: pdfiumFunctionSchema,
  free: pdfiumFunctionSchema,
  FPDF_LoadMemDocument: pdfiumFunctionSchema,
  FPDF_CloseDocument: pdfiumFunctionSchema,
  FPDF_GetLastError: pdfiumFunctionSchema,
  FPDF_GetPageCount: pdfiumFunctionSchema,
  FPDF_DocumentHasValidCrossReferenceTable: pdfiumFunctionSchema,
  FPDF_LoadPage: pdfiumFunctionSchema,
  FPDF_ClosePage: pdfiumFunctionSchema,
  FPDF_GetPageWidthF: pdfiumFunctionSchema,
  FPDF_GetPageHeightF: pdfiumFunctionSchema,
  FPDF_RenderPageBitmap: pdfiumFunctionSchema,
  FPDFBitmap_CreateEx: pdfiumFunctionSchema,
  FPDFBitmap_FillRect: pdfiumFunctionSchema,
  FPDFBitmap_GetBuffer: pdfiumFunctionSchema,
  FPDFBitmap_GetStride: pdfiumFunctionSchema,
  FPDFBitmap_Destroy: pdfiumFunctionSchema,
  FPDFText_LoadPage: pdfiumFunctionSchema,
  FPDFText_ClosePage: pdfiumFunctionSchema,
  FPDFText_CountChars: pdfiumFunctionSchema,
  FPDFText_GetUnicode: pdfiumFunctionSchema,
  FPDFText_GetCharAngle: pdfiumFunctionSchema,
  FPDFText_GetCharOrigin: pdfiumFunctionSchema,
  FPDFText_GetLooseCharBox: pdfiumFunctionSchema,
  FPDFPage_GetAnnotCount: pdfiumFunctionSchema,
  FPDFPage_GetAnnot: pdfiumFunctionSchema,
  FPDFPage_CloseAnnot: pdfiumFunctionSchema,
  FPDFAnnot_GetSubtype: pdfiumFunctionSchema,
  FPDFPage_Flatten: pdfiumFunctionSchema,
  FPDFPage_CountObjects: pdfiumFunctionSchema,
  FPDFPage_GetObject: pdfiumFunctionSchema,
  FPDFPageObj_GetType: pdfiumFunctionSchema,
  FPDFPageObj_GetMatrix: pdfiumFunctionSchema,
  FPDFFormObj_CountObjects: pdfiumFunctionSchema,
  FPDFFormObj_GetObject: pdfiumFunctionSchema,
  FPDFPath_CountSegments: pdfiumFunctionSchema,
  FPDFPath_GetPathSegment: pdfiumFunctionSchema,
  FPDFPathSegment_GetPoint: pdfiumFunctionSchema,
  FPDFPathSegment_GetType: pdfiumFunctionSchema,
});

/** The functions of PDFium that the engine calls. */
export type Pdfium = v.InferOutput<typeof pdfiumSchema>;

/** Starts PDFium from the bytes of `@embedpdf/pdfium/pdfium.wasm`, which the caller reads. */
export async function loadPdfium(wasm: ArrayBuffer): Promise<Pdfium> {
  // The bytes are passed in, so no address is needed; a worker has no base to resolve one against.
  const module = await init({ wasmBinary: wasm, locateFile: (file: string) => file });
  module.PDFiumExt_Init();
  return v.parse(pdfiumSchema, module.pdfium.wasmExports);
}
