import type { ReactElement } from 'react';
import { pdfNames } from './pdfNames.ts';
import { Frame } from './PdfFrame.styles.ts';
import type { ReportPdf } from './useReportPdf.ts';

/** What viewers of PDFs understand (RFC 8118): as wide as the frame, without a list of its pages. */
const VIEW = '#view=FitH&navpanes=0';

/** The PDF beside the panel's text. Its address stays until the next one is made, so that it does not go while one types. */
export function PdfFrame({ pdf }: { readonly pdf: ReportPdf }): ReactElement {
  return (
    <Frame>
      {pdf.status === 'ready' ? (
        <iframe key={pdf.url} title={pdfNames[pdf.kind].title} src={pdf.url + VIEW} />
      ) : (
        <p>{pdf.status === 'making' ? 'Preparing the PDF…' : 'The PDF could not be made.'}</p>
      )}
    </Frame>
  );
}
