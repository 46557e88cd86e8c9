import { Button } from '@artha/shared/design';
import { useId, type ReactElement } from 'react';
import { useTexts, type ScreenTexts } from '../../../languages/screenTexts.tsx';
import { ProgressBar, Message, Working } from './UploadStatus.styles.ts';
import type { Progress } from '../../../domain/conversion/runUploads.ts';

function describeStep(texts: ScreenTexts, { fileName, number, count, sentShare }: Progress): string {
  const position = count > 1 ? texts.position(number, count) : '';
  return sentShare !== undefined && sentShare < 1
    ? texts.sending(fileName, position)
    : texts.processing(fileName, position);
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
  const texts = useTexts();
  const stepId = useId();
  const { sentShare, readShare } = progress ?? {};
  const share = sentShare !== undefined && sentShare < 1 ? sentShare : readShare;
  return (
    <>
      <div role="status">
        {progress && <Working id={stepId}>{describeStep(texts, progress)}</Working>}
        {message && <Message>{message}</Message>}
      </div>
      {progress && (
        <ProgressBar>
          {/* Without a value the progress bar is indeterminate. */}
          <progress aria-labelledby={stepId} {...(share !== undefined && { value: share })} />
          <Button variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </ProgressBar>
      )}
    </>
  );
}
