import { sharedTexts } from '@artha/shared';
import { Button, Icon, Notice } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { usePanelTexts, type PdfKind } from '../../../texts/panelTexts.ts';
import { Links } from './PdfLinks.styles.ts';
import { FileLink } from './FileLink.styles.ts';
import type { ReportPdf } from './useReportPdf.ts';

/** The PDFs as files. */
const files: Readonly<Record<PdfKind, string>> = { factsheet: 'sample-factsheet.pdf', report: 'custom-report.pdf' };

/** Properties of `DocumentLinks`. */
export interface PdfLinksProps {
  readonly pdf: ReportPdf;
  readonly onRetry: () => void;
}

/** The description of the PDF and the links to it: many phones show no PDF in a page. */
export function PdfLinks({ pdf, onRetry }: PdfLinksProps): ReactElement {
  const texts = usePanelTexts();
  if (pdf.status === 'failed') {
    return (
      <Notice
        actions={
          <Button variant="secondary" onClick={onRetry}>
            <Icon name="retry" size={18} />
            {sharedTexts().retry}
          </Button>
        }
      >
        {texts.pdfFailed}
      </Notice>
    );
  }
  if (pdf.status === 'making') return <p role="status">{texts.makingPdf}</p>;
  const { kind, url, isOlder } = pdf;
  const { explanation, download, open } = texts.pdfs[kind];
  return (
    <>
      <p role="status">{isOlder ? texts.olderPdf : explanation}</p>
      <Links>
        <FileLink href={url} download={files[kind]}>
          <Icon name="download" size={18} />
          {download}
        </FileLink>
        <FileLink href={url} target="_blank" rel="noopener" $quiet>
          <Icon name="external" size={18} />
          {open}
        </FileLink>
      </Links>
    </>
  );
}
