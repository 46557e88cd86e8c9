import type { ReactElement } from 'react';
import { documentNames } from './pdfNames.ts';
import { Frame } from './PdfFrame.styles.ts';
import type { ReportDocument } from './useReportPdf.ts';

/** What viewers of PDFs understand (RFC 8118): as wide as the frame, without a list of its pages. */
const VIEW = '#view=FitH&navpanes=0';

/** The PDF beside the panel's text. Its address stays until the next one is made, so that it does not go while one types. */
export function DocumentFrame({ document }: { readonly document: ReportDocument }): ReactElement {
  return (
    <Frame>
      {document.status === 'ready' ? (
        <iframe key={document.url} title={documentNames[document.kind].title} src={document.url + VIEW} />
      ) : (
        <p>{document.status === 'making' ? 'Preparing the PDF…' : 'The PDF could not be made.'}</p>
      )}
    </Frame>
  );
}
