import '@embedpdf/pdfium/pdfium.wasm';
import { loadPdfium, type Pdfium } from '@artha/statements/engine';
import * as v from 'valibot';
import { answerMessages } from '../device/answerMessages.ts';
import { answerPdfRequest } from '../device/answerPdfRequest.ts';
import { pdfiumSchema, pdfRequestSchema } from '../device/deviceMessages.ts';

let pdfium: Pdfium | undefined;

// PDFium is the first message, because this worker cannot fetch it.
answerMessages(async (message) => {
  const handover = v.safeParse(pdfiumSchema, message);
  if (!handover.success) return pdfium && answerPdfRequest(pdfium, v.parse(pdfRequestSchema, message));
  pdfium = await loadPdfium(handover.output.wasm);
  return undefined;
});
