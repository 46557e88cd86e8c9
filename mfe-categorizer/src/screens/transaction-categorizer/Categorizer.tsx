import { siteConfig } from '@artha/shared';
import { Page, ToolHeading } from '@artha/shared/design';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import type { ConversionPorts } from '../../domain/conversion/convertStatement.ts';
import type { ConvertedStatement } from '../../domain/statement/convertedStatement.ts';
import { loadCsvReader } from '../../domain/file/csvReader.ts';
import { createTabMark } from '../../domain/conversion/resultMark.ts';
import { CsvFormWithoutScript } from './upload-form/CsvFormWithoutScript.tsx';
import { FormNotes } from './FormNotes.tsx';
import { useTexts } from '../../languages/screenTexts.tsx';
import { FormSection, CategorizerFrame, ResultTitle } from './Categorizer.styles.ts';
import { UploadForm } from './upload-form/UploadForm.tsx';
import { useConversion } from './upload-form/useConversion.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

/** One file for the whole device: the part that inspects a file is the same as the one that converts it. */
const loadDevice = () => import('../../device/convertUpload.ts');

const ports: ConversionPorts = {
  send: async (url, request) => (await import('../../domain/upload/sendForm.ts')).sendForm(url, request),
  convertOnDevice: async (upload, signal, onShare) => (await loadDevice()).convertUpload(upload, signal, onShare),
  copyOnDevice: async (upload) => (await loadDevice()).copyUpload(upload),
  inspectOnDevice: async (file) => (await loadDevice()).inspectUpload(file),
  loadCsvReader,
  warn: (message) => {
    console.warn(message);
  },
};

/** This page is the only writer. */
const subscribeToNothing = () => () => undefined;

function focusIn(frame: HTMLElement | null, selector: string): void {
  const element = frame?.querySelector(selector);
  if (element instanceof HTMLElement) element.focus();
}

/** Moves the focus: to the heading once there is a new result, and to the file picker for another statement. */
function useFocus(statements: readonly ConvertedStatement[]) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (statements.length > 0) focusIn(frame.current, 'h1');
  }, [statements]);
  return {
    frame,
    focusHeading: () => {
      focusIn(frame.current, 'h1');
    },
    focusPicker: () => {
      focusIn(frame.current, 'form input[type="file"]');
    },
  };
}

/** Properties of `Categorizer`. */
export interface CategorizerProps {
  readonly ports: ConversionPorts;
  readonly uploadUrl: string;
}

/** The tool with network, parser and log passed in: the form, and above it the last converted statement. */
export function Categorizer({ ports, uploadUrl }: CategorizerProps): ReactElement {
  const texts = useTexts();
  const conversion = useConversion(ports, uploadUrl);
  const { progress, statements, table } = conversion;
  const [correctedCategories, setCorrectedCategories] = useState<number>();
  const [mark] = useState(createTabMark);
  // Storage is not known when the page is composed.
  const hasLostTable = useSyncExternalStore(subscribeToNothing, mark.isLost, () => false);
  const [isConvertedAgain, setConvertedAgain] = useState(false);
  const { frame, focusHeading, focusPicker } = useFocus(statements);
  const isLoading = progress !== undefined;
  const categories = correctedCategories ?? new Set(table?.rows.map(({ category }) => category)).size;
  const hasResult = table !== undefined;
  const isOwn = statements.some(({ way }) => way !== 'sample');
  // Not part of the result, whose code may still be loading when a link is clicked.
  const destination = useLeaveGuard(isOwn);

  useEffect(() => {
    // Loads while the service works. A failure is shown where the part would be.
    if (isLoading) texts.later.result().catch(() => undefined);
  }, [isLoading, texts]);

  const firstLead = hasLostTable ? texts.lostLead : texts.lead;
  const resultLead = isConvertedAgain ? texts.againLead : undefined;

  const startOver = () => {
    conversion.clear();
    setConvertedAgain(false);
    mark.clear();
    focusHeading();
  };

  return (
    // The class prevents analytics from recording the statement.
    <CategorizerFrame ref={frame} className="ph-no-capture">
      <Page
        title={table ? <ResultTitle>{texts.found(table.rows.length, categories)}</ResultTitle> : texts.title}
        lead={hasResult ? resultLead : firstLead}
      >
        {table && (
          <texts.Result
            statements={statements}
            table={table}
            onCategories={setCorrectedCategories}
            onUploadAnother={focusPicker}
            onStartOver={startOver}
          />
        )}
        <FormSection $below={hasResult}>
          {hasResult && <ToolHeading>{isOwn ? texts.uploadAnother : texts.ownStatement}</ToolHeading>}
          <UploadForm
            conversion={conversion}
            ports={ports}
            uploadUrl={uploadUrl}
            isAfterLoss={hasLostTable}
            onConvertAgain={() => {
              setConvertedAgain(true);
            }}
          />
          <CsvFormWithoutScript uploadUrl={uploadUrl} />
          <FormNotes onTrySample={hasResult ? undefined : () => void conversion.convertSample()} isLocked={isLoading} />
        </FormSection>
        {destination && <texts.LeaveDialog destination={destination} />}
      </Page>
    </CategorizerFrame>
  );
}

/** The tool with the network and the engine of the page. */
export function CategorizerOfPage(): ReactElement {
  return <Categorizer ports={ports} uploadUrl={siteConfig().uploadUrl} />;
}
