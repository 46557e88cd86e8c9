import type { ReactElement } from 'react';
import { usePanelTexts } from '../../../texts/panelTexts.ts';
import { PdfArea } from './PdfFrame.styles.ts';
import type { ReportPdf } from './useReportPdf.ts';

/** The settings of viewers of PDFs (RFC 8118, and PDF.js): as wide as the frame, without a list of its pages. */
const VIEW = '#view=FitH&navpanes=0&pagemode=none';

/** The PDF beside the panel's text. Its address stays until the next one is made, so that it does not go while one types. */
export function PdfFrame({ pdf }: { readonly pdf: ReportPdf }): ReactElement {
  const texts = usePanelTexts();
  return (
    <PdfArea>
      {pdf.status === 'ready' ? (
        <iframe key={pdf.url} title={texts.pdfs[pdf.kind].title} src={pdf.url + VIEW} />
      ) : (
        <p>{pdf.status === 'making' ? texts.makingPdf : texts.noPdf}</p>
      )}
    </PdfArea>
  );
}
