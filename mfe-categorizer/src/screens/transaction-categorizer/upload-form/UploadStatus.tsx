import { Button } from '@artha/shared/design';
import { useId, type ReactElement } from 'react';
import { Bar, Message, Working } from './UploadStatus.styles.ts';
import type { Progress } from '../../../domain/conversion/runUploads.ts';

function describeStep({ fileName, number, count, sentShare }: Progress): string {
  const position = count > 1 ? ` (${number} of ${count})` : '';
  return sentShare !== undefined && sentShare < 1
    ? `Sending ${fileName}${position}`
    : `Processing ${fileName}${position}`;
}

/** Properties of `UploadStatus`. */
export interface UploadStatusProps {
  /** Absent while nothing is converted. */
  readonly progress: Progress | undefined;
  /** A message instead of a table. */
  readonly message: string | undefined;
  readonly onCancel: () => void;
}

/** Shows the progress of a conversion with a Cancel button, or the service's message. */
export function UploadStatus({ progress, message, onCancel }: UploadStatusProps): ReactElement {
  const stepId = useId();
  const { sentShare } = progress ?? {};
  return (
    <>
      <div role="status">
        {progress && <Working id={stepId}>{describeStep(progress)}</Working>}
        {message && <Message>{message}</Message>}
      </div>
      {progress && (
        <Bar>
          {/* Without a value the progress bar is indeterminate. */}
          <progress aria-labelledby={stepId} {...(sentShare !== undefined && sentShare < 1 && { value: sentShare })} />
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </Bar>
      )}
    </>
  );
}
