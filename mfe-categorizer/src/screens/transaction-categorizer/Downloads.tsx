import { Button, Icon } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { DownloadCsv } from './DownloadCsv.tsx';
import { saveFile } from './saveFile.ts';
import type { ShownAccount } from './TransactionTable.tsx';

const loadExport = () => import('../../domain/exportTable.ts');

export interface DownloadsProps {
  /** The service's answer, where the table is that of one file. */
  readonly csv: Blob | undefined;
  readonly accounts: readonly ShownAccount[];
  /** Whether the person chose other categories than the service. */
  readonly isCorrected: boolean;
  readonly onFault: (message: string) => void;
}

/** The table as files: the service's own CSV, the table with the person's categories, and a workbook. */
export function Downloads({ csv, accounts, isCorrected, onFault }: DownloadsProps): ReactElement {
  const [isWorking, setWorking] = useState(false);

  const save = async (kind: 'csv' | 'xlsx', name: string) => {
    setWorking(true);
    try {
      const { tableAsCsv, tableAsWorkbook } = await loadExport();
      saveFile(kind === 'csv' ? tableAsCsv(accounts) : await tableAsWorkbook(accounts), name);
    } catch {
      onFault('The part of this page that writes this file did not load. Check your connection and try again.');
    }
    setWorking(false);
  };

  return (
    <>
      {csv === undefined ? (
        <Button onClick={() => void save('csv', 'transactions.csv')} disabled={isWorking}>
          <Icon name="download" size={18} />
          Download CSV
        </Button>
      ) : (
        <DownloadCsv
          csv={csv}
          onEmpty={({ message }) => {
            onFault(message);
          }}
        />
      )}
      {isCorrected && csv !== undefined && (
        <Button
          variant="secondary"
          onClick={() => void save('csv', 'transactions-with-my-categories.csv')}
          disabled={isWorking}
        >
          <Icon name="download" size={18} />
          CSV with my categories
        </Button>
      )}
      <Button variant="secondary" onClick={() => void save('xlsx', 'transactions.xlsx')} disabled={isWorking}>
        <Icon name="download" size={18} />
        Excel
      </Button>
    </>
  );
}
