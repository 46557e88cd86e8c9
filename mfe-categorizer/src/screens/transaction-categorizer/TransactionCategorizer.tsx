import { siteConfig } from '@artha/shared';
import { Page, ToolHeading } from '@artha/shared/design';
import { lazyPart } from '@artha/shared/remote';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { ConversionPorts } from '../../domain/convertStatement.ts';
import { loadCsvReader } from '../../domain/csvReader.ts';
import { CsvFormWithoutScript } from './CsvFormWithoutScript.tsx';
import { FormNotes } from './FormNotes.tsx';
import type { StatementResultProps } from './StatementResult.tsx';
import { FormSection, Frame, ResultTitle } from './TransactionCategorizer.styles.ts';
import { UploadForm } from './UploadForm.tsx';
import { useConversion } from './useConversion.ts';

const ports: ConversionPorts = {
  send: async (url, request) => (await import('../../domain/sendForm.ts')).sendForm(url, request),
  convertOnDevice: async (upload, signal) =>
    (await import('../../device/convertUpload.ts')).convertUpload(upload, signal),
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

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The heading above a table. */
function describeTable(rows: readonly { readonly category: string }[], correctedCategories?: number): ReactElement {
  const categories = correctedCategories ?? new Set(rows.map(({ category }) => category)).size;
  return (
    <ResultTitle>
      {counted(rows.length, 'transaction', 'transactions')}, {counted(categories, 'category', 'categories')}
    </ResultTitle>
  );
}

export interface CategorizerProps {
  readonly ports: ConversionPorts;
  readonly uploadUrl: string;
}

/** The tool with network, parser and log passed in: the form, and above it the last converted statement. */
export function Categorizer({ ports, uploadUrl }: CategorizerProps): ReactElement {
  const conversion = useConversion(ports, uploadUrl);
  const { progress, statements, table } = conversion;
  const [correctedCategories, setCorrectedCategories] = useState<number>();
  const frame = useRef<HTMLDivElement>(null);
  const isLoading = progress !== undefined;
  const hasResult = table !== undefined;
  const isOwn = statements.some(({ way }) => way !== 'sample');

  useEffect(() => {
    if (statements.length > 0) frame.current?.querySelector('h1')?.focus();
  }, [statements]);

  useEffect(() => {
    // Loads while the service works. A failure is shown where the result would be.
    if (isLoading) loadResult().catch(() => undefined);
  }, [isLoading]);

  const chooseAnother = () => {
    const picker = frame.current?.querySelector('input[type="file"]');
    if (picker instanceof HTMLElement) picker.focus();
  };

  const startOver = () => {
    conversion.clear();
    frame.current?.querySelector('h1')?.focus();
  };

  return (
    // The class keeps an analytics client from recording what a statement says.
    <Frame ref={frame} className="ph-no-capture">
      <Page
        title={table ? describeTable(table.rows, correctedCategories) : 'Your statement, sorted.'}
        lead={hasResult ? undefined : LEAD}
      >
        {table && (
          <StatementResult
            statements={statements}
            table={table}
            onCategories={setCorrectedCategories}
            onUploadAnother={chooseAnother}
            onStartOver={startOver}
          />
        )}
        <FormSection $below={hasResult}>
          {hasResult && <ToolHeading>{isOwn ? 'Upload another' : 'Now your own statement'}</ToolHeading>}
          <UploadForm conversion={conversion} loadCsvReader={ports.loadCsvReader} uploadUrl={uploadUrl} />
          <CsvFormWithoutScript uploadUrl={uploadUrl} />
          <FormNotes onTrySample={hasResult ? undefined : () => void conversion.convertSample()} isLocked={isLoading} />
        </FormSection>
      </Page>
    </Frame>
  );
}

/** Bank statement converter and categorizer. */
export function TransactionCategorizer(): ReactElement {
  return <Categorizer ports={ports} uploadUrl={siteConfig().uploadUrl} />;
}
