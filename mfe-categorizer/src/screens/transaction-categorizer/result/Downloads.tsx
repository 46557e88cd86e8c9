import type { FileOutcome } from '@artha/statements/engine';
import { Button, Icon } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { DownloadCsv } from '../download/DownloadCsv.tsx';
import { saveFile } from '../download/saveFile.ts';
import type { ShownAccount } from '../transaction-table/shownRow.ts';

const loadExport = () => import('../../../domain/table/exportTable.ts');

/** Properties of `Downloads`. */
export interface DownloadsProps {
  /** The service's answer, if the table is that of one file and has the categories of the answer. */
  readonly csv: Blob | undefined;
  readonly accounts: readonly ShownAccount[];
  /** What happened to every file. */
  readonly files: readonly FileOutcome[];
  readonly onFault: (message: string) => void;
}

/**
 * The table as files, with the categories that it shows: CSV, which is the service's own file until the person changes
 * a category, and Excel.
 */
export function Downloads({ csv, accounts, files, onFault }: DownloadsProps): ReactElement {
  const texts = useResultTexts();
  const [isWorking, setWorking] = useState(false);

  const save = async (kind: 'csv' | 'xlsx') => {
    setWorking(true);
    try {
      const { tableAsCsv, tableAsWorkbook } = await loadExport();
      saveFile(kind === 'csv' ? tableAsCsv(accounts) : await tableAsWorkbook(accounts, files), `transactions.${kind}`);
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
      <Button variant="secondary" onClick={() => void save('xlsx')} disabled={isWorking}>
        <Icon name="download" size={18} />
        {texts.excel}
      </Button>
    </>
  );
}
