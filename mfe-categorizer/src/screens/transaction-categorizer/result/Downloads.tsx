import type { FileOutcome } from '@artha/statements/engine';
import { Button, Icon } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { DownloadCsv } from '../download/DownloadCsv.tsx';
import { saveFile } from '../download/saveFile.ts';
import type { ShownAccount } from '../transaction-table/shownRow.ts';

const loadExport = () => import('../../../domain/table/exportTable.ts');

type Exports = Awaited<ReturnType<typeof loadExport>>;
type Write = (
  exports: Exports,
  accounts: readonly ShownAccount[],
  files: readonly FileOutcome[],
) => Blob | Promise<Blob>;

const writers = {
  csv: ({ tableAsCsv }, accounts) => tableAsCsv(accounts),
  xlsx: ({ tableAsWorkbook }, accounts, files) => tableAsWorkbook(accounts, files),
  tally: ({ tableAsTally }, accounts) => tableAsTally(accounts),
  ofx: ({ tableAsOfx }, accounts) => tableAsOfx(accounts, new Date()),
} satisfies Record<string, Write>;

const fileNames = {
  csv: 'transactions.csv',
  xlsx: 'transactions.xlsx',
  tally: 'transactions-tally.xml',
  ofx: 'transactions.ofx',
} satisfies Record<keyof typeof writers, string>;

const programs = ['xlsx', 'tally', 'ofx'] as const;

/** Properties of `Downloads`. */
export interface DownloadsProps {
  /** The service's answer, if the table is that of one file and has the categories of the answer. */
  readonly csv: Blob | undefined;
  readonly accounts: readonly ShownAccount[];
  /** The outcome of every file. */
  readonly files: readonly FileOutcome[];
  readonly onFault: (message: string) => void;
}

/**
 * The table as files, with the categories that it shows: CSV, which is the service's own file until the person changes
 * a category, and those of Excel, Tally and programs that read OFX.
 */
export function Downloads({ csv, accounts, files, onFault }: DownloadsProps): ReactElement {
  const texts = useResultTexts();
  const [isWorking, setWorking] = useState(false);

  const save = async (kind: keyof typeof writers) => {
    setWorking(true);
    try {
      saveFile(await writers[kind](await loadExport(), accounts, files), fileNames[kind]);
    } catch {
      onFault(texts.notWritten);
    }
    setWorking(false);
  };

  return (
    <>
      {csv === undefined ? (
        <Button onClick={() => void save('csv')} disabled={isWorking}>
          <Icon name="download" size={18} />
          {texts.downloadCsv}
        </Button>
      ) : (
        <DownloadCsv
          csv={csv}
          label={texts.downloadCsv}
          onEmpty={() => {
            onFault(texts.emptyCsv);
          }}
        />
      )}
      {programs.map((kind) => (
        <Button key={kind} variant="secondary" onClick={() => void save(kind)} disabled={isWorking}>
          <Icon name="download" size={18} />
          {texts.programs[kind]}
        </Button>
      ))}
    </>
  );
}
