import '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?optional';
import 'tesseract.js-core/tesseract-core-simd-lstm.wasm?optional';
import { loadPdfium } from '@artha/statements/engine';
import { loadTesseract } from '@artha/statements/scan';
import * as v from 'valibot';
import { answerMessages } from '../device/answerMessages.ts';
import { answerScanRequest, type ScanReaders } from '../device/scan/answerScanRequest.ts';
import { cutOutLine, openPicture } from '../device/scan/pictures.ts';
import { scanFilesSchema, scanRequestSchema } from '../device/scan/scanMessages.ts';

let readers: Promise<ScanReaders> | undefined;

// PDFium and Tesseract are the first message, because this worker cannot fetch them.
answerMessages(async (message) => {
  const handover = v.safeParse(scanFilesSchema, message);
  if (handover.success) {
    const { pdfium, tesseract, language } = handover.output;
    readers = Promise.all([loadPdfium(pdfium), loadTesseract(tesseract, language)]).then(([pdf, readWords]) => ({
      pdfium: pdf,
      readWords,
      openPicture,
      cutOutLine,
      onProgress: (share) => {
        postMessage({ kind: 'progress', share });
      },
    }));
    return undefined;
  }
  return readers && answerScanRequest(await readers, v.parse(scanRequestSchema, message));
});
