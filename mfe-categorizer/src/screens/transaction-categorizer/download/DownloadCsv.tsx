import { Button, Icon } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { saveFile } from './saveFile.ts';

/** Properties of `DownloadCsv`. */
export interface DownloadCsvProps {
  readonly csv: Blob;
  readonly variant?: 'primary' | 'secondary';
  readonly label: string;
  /** Called instead of saving if the answer is empty. */
  readonly onEmpty: () => void;
}

/** Saves the service's answer unchanged. */
export function DownloadCsv({ csv, variant = 'primary', label, onEmpty }: DownloadCsvProps): ReactElement {
  return (
    <Button
      variant={variant}
      onClick={() => {
        if (csv.size === 0) onEmpty();
        else saveFile(csv, 'transactions.csv');
      }}
    >
      <Icon name="download" size={18} />
      {label}
    </Button>
  );
}
