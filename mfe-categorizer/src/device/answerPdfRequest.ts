import { createReport, isDamagedPdf, openPdf, parsePdf, type Pdfium } from '@artha/statements/engine';
import type { PdfRequest, Reply } from './deviceMessages.ts';
import { isWholeStream } from './isWholeStream.ts';
import { replyTo } from './replyTo.ts';

/** Converts a PDF as the service does, or counts its pages. */
export function answerPdfRequest(pdfium: Pdfium, request: PdfRequest): Reply {
  if (request.kind === 'inspect') {
    return replyTo(request, () => {
      const source = openPdf(pdfium, request.bytes, undefined);
      try {
        return { kind: 'facts', pages: source.pageCount };
      } finally {
        source.close();
      }
    });
  }
  const { bytes, ...options } = request;
  return replyTo(request, () => {
    const isDamaged = isDamagedPdf(bytes, isWholeStream);
    return { kind: 'statement', statement: createReport(parsePdf(pdfium, bytes, { ...options, isDamaged })) };
  });
}
