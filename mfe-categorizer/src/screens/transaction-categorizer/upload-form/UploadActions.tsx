import { Button, ErrorBox } from '@artha/shared/design';
import { lazyPart } from '@artha/shared/remote';
import type { ReactElement, RefObject } from 'react';
import type { ConversionPorts } from '../../../domain/conversion/convertStatement.ts';
import { uploadModes } from '../../../domain/upload/uploadMode.ts';
import type { FailureOffersProps } from './FailureOffers.tsx';
import { Actions } from './UploadForm.styles.ts';
import type { ConversionHandle } from './useConversion.ts';
import type { UploadChoicesHandle } from './useUploadForm.ts';

/** Properties of `UploadActions`. */
export interface UploadActionsProps {
  readonly conversion: ConversionHandle;
  readonly choices: UploadChoicesHandle;
  readonly copyOnDevice: ConversionPorts['copyOnDevice'];
  readonly form: RefObject<HTMLFormElement | null>;
  readonly submit: RefObject<HTMLButtonElement | null>;
  /** The `id` of the error. */
  readonly problemId: string;
}

/** Loads with the first failure that leaves something to offer. */
const FailureOffers = lazyPart<FailureOffersProps>({
  remote: 'categorizer',
  name: 'The offer',
  loading: null,
  load: async () => (await import('./FailureOffers.tsx')).FailureOffers,
});

/** The two ways to convert, the first choice first, and what went wrong the last time. */
export function UploadActions({
  conversion,
  choices,
  copyOnDevice,
  form,
  submit,
  problemId,
}: UploadActionsProps): ReactElement {
  const { problem, unread, unreadCsv } = conversion;
  const { mode, startsOnDevice } = choices;
  const isLoading = conversion.progress !== undefined;
  const deviceButton = (
    <Button
      variant={startsOnDevice ? 'primary' : 'secondary'}
      large
      disabled={isLoading}
      onClick={() => {
        if (form.current) void choices.convert(form.current, 'device');
      }}
    >
      Convert without uploading
    </Button>
  );

  return (
    <Actions>
      {startsOnDevice && deviceButton}
      <Button
        ref={submit}
        type="submit"
        large
        loading={isLoading}
        {...(startsOnDevice && { variant: 'secondary' as const })}
      >
        {isLoading ? 'Processing...' : uploadModes[mode].upload}
      </Button>
      {!startsOnDevice && deviceButton}
      <ErrorBox id={problemId}>{problem?.message}</ErrorBox>
      {(unread ?? unreadCsv) && <FailureOffers conversion={conversion} copyOnDevice={copyOnDevice} />}
      <noscript>
        <p>Without JavaScript, the answer is the file transactions.csv, without the table and the chart.</p>
      </noscript>
    </Actions>
  );
}
