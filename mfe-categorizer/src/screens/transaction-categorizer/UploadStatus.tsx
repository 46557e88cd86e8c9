import { VisuallyHidden } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { Message } from './UploadStatus.styles.ts';

export interface UploadStatusProps {
  /** Name of the file that is being uploaded. */
  readonly fileInProgress: string | undefined;
  /** The service's message, which came in place of a table. */
  readonly message: string | undefined;
}

/** Announces an upload in progress to screen readers, and keeps the service's message on the page after its alert. */
export function UploadStatus({ fileInProgress, message }: UploadStatusProps): ReactElement {
  return (
    <div role="status">
      {fileInProgress && <VisuallyHidden>Processing {fileInProgress}.</VisuallyHidden>}
      {message && <Message>{message}</Message>}
    </div>
  );
}
