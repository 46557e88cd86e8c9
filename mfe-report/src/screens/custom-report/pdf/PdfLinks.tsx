import { Button, Icon, Notice } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { pdfNames } from './pdfNames.ts';
import { Links } from './PdfLinks.styles.ts';
import { FileLink } from './FileLink.styles.ts';
import type { PdfKind, ReportPdf } from './useReportPdf.ts';

const explanations: Readonly<Record<PdfKind, string>> = {
  factsheet:
    'The PDF is a sample: the factsheet of a fund that does not exist. Fill in figures, and your own report takes its place.',
  report: 'Your report is ready as a PDF, made on this device.',
};

/** Properties of `DocumentLinks`. */
export interface PdfLinksProps {
  readonly pdf: ReportPdf;
  readonly onRetry: () => void;
}

/** What the PDF is, and the ways to have it: many phones show none in a page. */
export function PdfLinks({ pdf, onRetry }: PdfLinksProps): ReactElement {
  if (pdf.status === 'failed') {
    return (
      <Notice
        actions={
          <Button variant="secondary" onClick={onRetry}>
            <Icon name="retry" size={18} />
            Retry
          </Button>
        }
      >
        The PDF could not be made. The report on this page has the same.
      </Notice>
    );
  }
  if (pdf.status === 'making') return <p role="status">Preparing the PDF…</p>;
  const { kind, url, isOlder } = pdf;
  const { words, file } = pdfNames[kind];
  return (
    <>
      <p role="status">
        {isOlder ? 'The PDF is older than what you chose or typed. A new one is on its way…' : explanations[kind]}
      </p>
      <Links>
        <FileLink href={url} download={file}>
          <Icon name="download" size={18} />
          Download {words} (PDF)
        </FileLink>
        <FileLink href={url} target="_blank" rel="noopener" $quiet>
          <Icon name="external" size={18} />
          Open {words} in a new tab
        </FileLink>
      </Links>
    </>
  );
}
