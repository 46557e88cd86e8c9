import type { PdfKind } from './useReportPdf.ts';

interface PdfName {
  /** In the middle of a sentence. */
  readonly words: string;
  /** Of its frame. */
  readonly title: string;
  /** As a file. */
  readonly file: string;
}

/** What the PDFs of the panel are called, on the page and as files. */
export const pdfNames: Readonly<Record<PdfKind, PdfName>> = {
  factsheet: { words: 'the sample factsheet', title: 'Sample factsheet (PDF)', file: 'sample-factsheet.pdf' },
  report: { words: 'your report', title: 'Your report (PDF)', file: 'custom-report.pdf' },
};
