import { sharedTexts } from '@artha/shared';
import { Button, Icon, Notice } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { usePanelTexts } from '../../../texts/panelTexts.ts';
import { Links } from './PdfLinks.styles.ts';
import { FileLink } from './FileLink.styles.ts';
import type { ReportPdf } from './useReportPdf.ts';

/** The sample as a file. */
const SAMPLE_FILE = 'sample-factsheet.pdf';

/** Properties of `PdfLinks`. */
export interface PdfLinksProps {
  readonly pdf: ReportPdf;
  readonly onRetry: () => void;
  /** Leads to the fields of the figures. */
  readonly onStart: () => void;
  /** The name of the file of the person’s report. */
  readonly fileName: string;
}

/** The description of the PDF and the links to it: many phones show no PDF in a page. */
export function PdfLinks({ pdf, onRetry, onStart, fileName }: PdfLinksProps): ReactElement {
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
  const isSample = kind === 'factsheet';
  return (
    <>
      <p role="status">{isOlder ? texts.olderPdf : explanation}</p>
      <Links>
        {isSample && (
          <Button large onClick={onStart}>
            {texts.startReport}
          </Button>
        )}
        <FileLink href={url} download={isSample ? SAMPLE_FILE : fileName} $quiet={isSample}>
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
