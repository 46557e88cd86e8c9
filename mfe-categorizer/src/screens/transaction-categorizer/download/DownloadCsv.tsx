import { Button, Icon } from '@artha/shared/design';
import type { ReactElement } from 'react';
import type { Problem } from '../../../domain/upload/validateUpload.ts';
import { saveFile } from './saveFile.ts';

/** Properties of `DownloadCsv`. */
export interface DownloadCsvProps {
  readonly csv: Blob;
  readonly variant?: 'primary' | 'secondary';
  /** Called with the error sentence if the answer is empty. */
  readonly onEmpty: (problem: Problem) => void;
}

/** Saves the service's answer unchanged. */
export function DownloadCsv({ csv, variant = 'primary', onEmpty }: DownloadCsvProps): ReactElement {
  return (
    <Button
      variant={variant}
      onClick={() => {
        if (csv.size === 0) onEmpty({ message: 'No CSV data available for download.' });
        else saveFile(csv, 'transactions.csv');
      }}
    >
      <Icon name="download" size={18} />
      Download CSV
    </Button>
  );
}
