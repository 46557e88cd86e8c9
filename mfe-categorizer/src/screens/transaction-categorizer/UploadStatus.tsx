import { VisuallyHidden } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { Said } from './UploadStatus.styles.ts';

export interface UploadStatusProps {
  /** The file under way. */
  readonly busyWith: string | undefined;
  /** What the service said in place of a table. */
  readonly message: string | undefined;
}

/** Says for listeners that work is under way, and keeps on the page what the service said in an alert. */
export function UploadStatus({ busyWith, message }: UploadStatusProps): ReactElement {
  return (
    <div role="status">
      {busyWith && <VisuallyHidden>Processing {busyWith}.</VisuallyHidden>}
      {message && <Said>{message}</Said>}
    </div>
  );
}
