import {
  copyWithoutPersonalData,
  createReport,
  isDamagedPdf,
  openPdf,
  parsePdf,
  type Pdfium,
  type TextSource,
} from '@artha/statements/engine';
import type { PdfRequest, Reply } from './deviceMessages.ts';
import { isWholeStream } from './isWholeStream.ts';
import { replyTo } from './replyTo.ts';

function withSource<T>(
  pdfium: Pdfium,
  bytes: Uint8Array,
  password: string | undefined,
  read: (source: TextSource) => T,
): T {
  const source = openPdf(pdfium, bytes, password);
  try {
    return read(source);
  } finally {
    source.close();
  }
}

/** Converts a PDF as the service does, counts its pages, or writes a copy of it without personal data. */
export function answerPdfRequest(pdfium: Pdfium, request: PdfRequest): Reply {
  switch (request.kind) {
    case 'inspect':
      return replyTo(request, () =>
        withSource(pdfium, request.bytes, undefined, ({ pageCount }) => ({ kind: 'inspection', pages: pageCount })),
      );
    case 'anonymise':
      return replyTo(request, () =>
        withSource(pdfium, request.bytes, request.password, (source) => {
          const options = { maxPages: Infinity, bankHint: request.bankHint };
          const { copy, isAlike } = copyWithoutPersonalData(pdfium, source, options);
          return { kind: 'copy', copy, isAlike };
        }),
      );
    case 'convert': {
      const { bytes, ...options } = request;
      return replyTo(request, () => {
        const isDamaged = isDamagedPdf(bytes, isWholeStream);
        return { kind: 'statement', statement: createReport(parsePdf(pdfium, bytes, { ...options, isDamaged })) };
      });
    }
  }
}
