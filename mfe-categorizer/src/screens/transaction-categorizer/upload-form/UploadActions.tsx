import { Button } from '@artha/shared/design';
import type { ReactElement, ReactNode, RefObject } from 'react';
import type { ConversionPorts } from '../../../domain/conversion/convertStatement.ts';
import { useTexts } from '../../../languages/screenTexts.tsx';
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
  /** What went wrong, if it is about none of the fields. */
  readonly problemBox: ReactNode;
}

/** The two ways to convert, the first choice first, and what went wrong the last time. */
export function UploadActions({
  conversion,
  choices,
  copyOnDevice,
  form,
  submit,
  problemBox,
}: UploadActionsProps): ReactElement {
  const texts = useTexts();
  const { unread, unreadCsv, scanned } = conversion;
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
      {texts.convertHere}
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
        {isLoading ? texts.isConverting : texts.modes[mode].upload}
      </Button>
      {!startsOnDevice && deviceButton}
      {problemBox}
      {(unread ?? unreadCsv ?? scanned) && (
        <texts.Offers
          scanned={scanned}
          onReadScan={() => void choices.readScan()}
          unread={unread}
          unreadCsv={unreadCsv}
          onProblem={conversion.showProblem}
          copyOnDevice={copyOnDevice}
        />
      )}
      <noscript>
        <p>{texts.withoutScript}</p>
      </noscript>
    </Actions>
  );
}
