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
  /** The problem, if it is about none of the fields. */
  readonly problemBox: ReactNode;
}

/** The ways to convert, the first choice first, or the only one, and what went wrong the last time. */
export function UploadActions({
  conversion,
  choices,
  copyOnDevice,
  form,
  submit,
  problemBox,
}: UploadActionsProps): ReactElement {
  const texts = useTexts();
  const { notUnderstood, unreadCsv, scanned = [], refusedNow = [] } = conversion;
  const { mode, files, startsOnDevice, onlyOnDevice } = choices;
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
      {startsOnDevice && !onlyOnDevice && deviceButton}
      <Button
        ref={submit}
        type="submit"
        large
        loading={isLoading}
        {...(startsOnDevice && !onlyOnDevice && { variant: 'secondary' as const })}
      >
        {isLoading
          ? texts.isConverting
          : onlyOnDevice === 'locked'
            ? texts.convertHere
            : onlyOnDevice
              ? texts.onDevice[onlyOnDevice](files.length)
              : texts.modes[mode].upload}
      </Button>
      {!startsOnDevice && !onlyOnDevice && deviceButton}
      {problemBox}
      {(notUnderstood !== undefined || unreadCsv !== undefined || scanned.length + refusedNow.length > 0) && (
        <texts.Offers
          scanned={scanned}
          onReadScan={() => void choices.readScan()}
          notUnderstood={notUnderstood}
          onConvertInstead={refusedNow.length > 0 ? () => void choices.convertInstead() : undefined}
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
