import { siteConfig } from '@artha/shared';
import { Page, ToolHeading } from '@artha/shared/design';
import { lazyPart } from '@artha/shared/remote';
import { useEffect, useRef, type ReactElement } from 'react';
import { loadCsvReader } from '../../domain/csvReader.ts';
import type { ConversionPorts } from '../../domain/convertStatement.ts';
import { CsvFormWithoutScript } from './CsvFormWithoutScript.tsx';
import { FormNotes } from './FormNotes.tsx';
import type { StatementResultProps } from './StatementResult.tsx';
import { FormSection, Frame, ResultTitle } from './TransactionCategorizer.styles.ts';
import { UploadForm } from './UploadForm.tsx';
import { useConversion } from './useConversion.ts';

const ports: ConversionPorts = {
  fetch: (url, init) => fetch(url, init),
  loadCsvReader,
  warn: (message) => {
    console.warn(message);
  },
};

const loadResult = async () => (await import('./StatementResult.tsx')).StatementResult;

const StatementResult = lazyPart<StatementResultProps>({
  remote: 'categorizer',
  name: 'The result',
  loading: <p>Preparing the table…</p>,
  load: loadResult,
});

const LEAD =
  'India’s most trusted bank statement converter and categorizer. Give it a PDF, a CSV or an Excel file; get back a table with a category on every row.';

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export interface CategorizerProps {
  readonly ports: ConversionPorts;
  readonly uploadUrl: string;
}

/** The tool with network, parser and log passed in: the form, and above it the last converted statement. */
export function Categorizer({ ports, uploadUrl }: CategorizerProps): ReactElement {
  const conversion = useConversion(ports, uploadUrl);
  const { loading, statement } = conversion;
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (statement) frame.current?.querySelector('h1')?.focus();
  }, [statement]);

  useEffect(() => {
    // Loads while the service works. A failure is shown where the result would be.
    if (loading) loadResult().catch(() => undefined);
  }, [loading]);

  const chooseAnother = () => {
    const picker = frame.current?.querySelector('input[type="file"]');
    if (picker instanceof HTMLElement) picker.focus();
  };

  const title = statement && (
    <ResultTitle>
      {counted(statement.transactions.length, 'transaction', 'transactions')},{' '}
      {counted(new Set(statement.transactions.map(({ category }) => category)).size, 'category', 'categories')}
    </ResultTitle>
  );

  return (
    // The class keeps an analytics client from recording what a statement says.
    <Frame ref={frame} className="ph-no-capture">
      <Page title={title ?? 'Your statement, sorted.'} lead={statement ? undefined : LEAD}>
        {statement && <StatementResult statement={statement} onUploadAnother={chooseAnother} />}
        <FormSection $below={statement !== undefined}>
          {statement && <ToolHeading>Upload another</ToolHeading>}
          <UploadForm conversion={conversion} loadCsvReader={ports.loadCsvReader} uploadUrl={uploadUrl} />
          <CsvFormWithoutScript uploadUrl={uploadUrl} />
          <FormNotes />
        </FormSection>
      </Page>
    </Frame>
  );
}

/** Bank statement converter and categorizer. */
export function TransactionCategorizer(): ReactElement {
  return <Categorizer ports={ports} uploadUrl={siteConfig().uploadUrl} />;
}
