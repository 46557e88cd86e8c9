import { ErrorBox } from '@artha/shared/design';
import { useEffect, useLayoutEffect, useId, useRef, type ReactElement, type SubmitEvent } from 'react';
import type { ConversionPorts } from '../../../domain/conversion/convertStatement.ts';
import type { FileReaders } from '../../../domain/file/inspectFile.ts';
import { ModeBar } from './ModeBar.tsx';
import { StatementFile } from '../file-choice/StatementFile.tsx';
import { Trust } from '../file-choice/Trust.tsx';
import { UploadActions } from './UploadActions.tsx';
import { UploadFields } from './UploadFields.tsx';
import { Body, Locked, UploadPanel } from './UploadForm.styles.ts';
import { UploadStatus } from './UploadStatus.tsx';
import type { ConversionHandle } from './useConversion.ts';
import { useProblemFocus } from './useProblemFocus.ts';
import { useRestoredFiles } from './useRestoredFiles.ts';
import { useUploadForm } from './useUploadForm.ts';
import { modeFor } from '../../../domain/upload/uploadMode.ts';

/** Properties of `UploadForm`. */
export interface UploadFormProps {
  readonly conversion: ConversionHandle;
  /** Must be the same object in every render. */
  readonly ports: FileReaders & Pick<ConversionPorts, 'copyOnDevice'>;
  /** The form's action without a script. */
  readonly uploadUrl: string;
  /** Whether this page replaces one that showed a table. */
  readonly isAfterLoss: boolean;
  /** Called if a statement of that page is converted again. */
  readonly onConvertAgain: () => void;
}

/** Files, and bank or column names: everything that a conversion needs. */
export function UploadForm({
  conversion,
  ports,
  uploadUrl,
  isAfterLoss,
  onConvertAgain,
}: UploadFormProps): ReactElement {
  const { progress, problem, notice, remark, settle } = conversion;
  const choices = useUploadForm(conversion, ports);
  const { mode } = choices;
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const problemId = useId();
  const invalidBy = (field: string) => (problem?.field === field ? problemId : undefined);
  // Beside the control that it is about: on a phone, the keyboard leaves a few lines of the page.
  const problemBox = <ErrorBox id={problemId}>{problem?.message}</ErrorBox>;

  useProblemFocus(form, submit, problem);
  // On the device, whatever the person chose before: nothing is sent that no one asked to send.
  useRestoredFiles(form, isAfterLoss, (filled, files) => {
    if (modeFor(files) !== 'pdf') return;
    onConvertAgain();
    void choices.convert(filled, 'device', files);
  });

  useEffect(() => {
    if (!notice) return;
    window.alert(notice.message);
    submit.current?.focus();
  }, [notice]);

  useLayoutEffect(() => {
    // The button that cancelled is gone.
    if (remark !== undefined) submit.current?.focus();
  }, [remark]);

  const upload = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void choices.convert(event.currentTarget, choices.onlyOnDevice ? 'device' : 'service');
  };

  return (
    <UploadPanel ref={form} action={uploadUrl} method="post" encType="multipart/form-data" noValidate onSubmit={upload}>
      <Locked disabled={progress !== undefined}>
        <ModeBar mode={mode} onSwitch={choices.switchMode} />
        <Body>
          <StatementFile
            mode={mode}
            files={choices.files}
            lengths={choices.lengths}
            changedFor={choices.changedFor}
            onChoose={(files) => {
              choices.choose(files);
              settle('file');
            }}
            invalidBy={invalidBy('file')}
          />
          {invalidBy('file') && problemBox}
          <Trust />
          <UploadFields conversion={conversion} choices={choices} invalidBy={invalidBy} problemBox={problemBox} />
          <UploadActions
            conversion={conversion}
            choices={choices}
            copyOnDevice={ports.copyOnDevice}
            form={form}
            submit={submit}
            problemBox={problem?.field === undefined && problemBox}
          />
        </Body>
      </Locked>
      {/* Outside the disabled fieldset, so that an upload can be cancelled. */}
      <UploadStatus progress={progress} message={notice?.message ?? remark} onCancel={conversion.cancel} />
    </UploadPanel>
  );
}
