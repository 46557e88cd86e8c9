import { Button, ErrorBox, SelectField, TextField } from '@artha/shared/design';
import { lazyPart } from '@artha/shared/remote';
import { useEffect, useId, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { banks } from '../../../domain/upload/bank.ts';
import type { ConversionPorts } from '../../../domain/conversion/convertStatement.ts';
import type { FileReaders } from '../../../domain/file/inspectFile.ts';
import { uploadModes, type UploadMode } from '../../../domain/upload/uploadMode.ts';
import { noColumnNames, type ColumnNames } from '../../../domain/upload/validateUpload.ts';
import { ColumnFields } from './ColumnFields.tsx';
import type { CopyOfferProps } from '../download/CopyOffer.tsx';
import { DownloadCsv } from '../download/DownloadCsv.tsx';
import { ModeBar } from './ModeBar.tsx';
import { StatementFile } from './StatementFile.tsx';
import { Trust } from './Trust.tsx';
import { Actions, Adds, Body, Locked, Panel } from './UploadForm.styles.ts';
import { UploadStatus } from './UploadStatus.tsx';
import type { ConversionHandle } from './useConversion.ts';
import { useFileInspection } from './useFileInspection.ts';
import { useProblemFocus } from './useProblemFocus.ts';

/** Properties of `UploadForm`. */
export interface UploadFormProps {
  readonly conversion: ConversionHandle;
  /** Must be the same object in every render. */
  readonly ports: FileReaders & Pick<ConversionPorts, 'copyOnDevice'>;
  /** The form's action without a script. */
  readonly uploadUrl: string;
}

const noFiles: readonly File[] = [];

/** Loads with the first statement that could not be read. */
const CopyOffer = lazyPart<CopyOfferProps>({
  remote: 'categorizer',
  name: 'The offer of a copy',
  loading: null,
  load: async () => (await import('../download/CopyOffer.tsx')).CopyOffer,
});

/** Files, and bank or column names: everything that a conversion needs. */
export function UploadForm({ conversion, ports, uploadUrl }: UploadFormProps): ReactElement {
  const { progress, problem, notice, remark, unreadCsv, lockedFile, isDeviceFirst, unread, settle } = conversion;
  const [mode, setMode] = useState<UploadMode>('pdf');
  const [files, setFiles] = useState(noFiles);
  /** Absent until the person names a column. */
  const [typedNames, setTypedNames] = useState<ColumnNames>();
  const [adds, setAdds] = useState(true);
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const problemId = useId();
  const words = uploadModes[mode];
  const isLoading = progress !== undefined;
  const inspections = useFileInspection(mode, files, ports);
  const found = files[0] && inspections.get(files[0]);
  const columnNames = typedNames ?? (found?.isOwnWorkbook ? found.names : undefined) ?? noColumnNames;
  const lengths = files.flatMap((file) => inspections.get(file)?.length ?? []);
  const startsOnDevice = isDeviceFirst || lengths.some(({ isTooLong }) => isTooLong);
  const hasTable = conversion.statements.some(({ way }) => way !== 'sample');

  const invalidBy = (field: string) => (problem?.field === field ? problemId : undefined);

  useProblemFocus(form, submit, problem);

  useEffect(() => {
    if (!notice) return;
    window.alert(notice.message);
    submit.current?.focus();
  }, [notice]);

  const switchMode = () => {
    setMode(words.switchTo);
    setFiles(noFiles);
    setTypedNames(undefined);
  };

  const convert = async (form: HTMLFormElement, way: 'service' | 'device') => {
    const fields = new FormData(form);
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    setFiles(
      await conversion.convert(
        { mode, files, bank: text('bank_code'), columnNames, password: text('password') },
        { way, adds },
      ),
    );
  };

  const upload = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void convert(event.currentTarget, 'service');
  };

  const deviceButton = (
    <Button
      variant={startsOnDevice ? 'primary' : 'secondary'}
      large
      disabled={isLoading}
      onClick={() => {
        if (form.current) void convert(form.current, 'device');
      }}
    >
      Convert without uploading
    </Button>
  );

  return (
    <Panel ref={form} action={uploadUrl} method="post" encType="multipart/form-data" noValidate onSubmit={upload}>
      <Locked disabled={isLoading}>
        <ModeBar mode={mode} onSwitch={switchMode} />
        <Body>
          <StatementFile
            key={mode}
            mode={mode}
            files={files}
            lengths={lengths}
            onChoose={(chosen) => {
              setFiles(chosen);
              settle('file');
            }}
            invalidBy={invalidBy('file')}
          />
          <Trust />
          {/* Hidden, not removed, so that the bank stays chosen while the other mode is shown. */}
          <div hidden={mode !== 'pdf'}>
            <SelectField
              label="Bank"
              name="bank_code"
              placeholder="Choose your bank"
              options={banks}
              invalidBy={invalidBy('bank_code')}
              hint="ICICI, PNB, SBI, AXIS, HDFC. For any other bank, choose OTHER."
              onChange={() => {
                settle('bank_code');
              }}
            />
          </div>
          {mode === 'csv' && (
            <ColumnFields
              names={columnNames}
              onChange={(names) => {
                setTypedNames(names);
                if (problem?.field && problem.field in names) settle(problem.field);
              }}
              found={found}
              invalidBy={invalidBy}
            />
          )}
          {mode === 'pdf' && lockedFile !== undefined && (
            <TextField
              label={`Password of ${lockedFile}`}
              name="password"
              type="password"
              autoComplete="off"
              hint="As your bank’s e-mail says: often a part of your name with your date of birth, or your customer number. It opens the file once and is not kept."
              invalidBy={invalidBy('password')}
            />
          )}
          {hasTable && (
            <Adds>
              <input
                type="checkbox"
                checked={adds}
                onChange={(event) => {
                  setAdds(event.currentTarget.checked);
                }}
              />
              Add to the table above
            </Adds>
          )}
          <Actions>
            {startsOnDevice && deviceButton}
            <Button
              ref={submit}
              type="submit"
              large
              loading={isLoading}
              {...(startsOnDevice && { variant: 'secondary' as const })}
            >
              {isLoading ? 'Processing...' : words.upload}
            </Button>
            {!startsOnDevice && deviceButton}
            <ErrorBox id={problemId}>{problem?.message}</ErrorBox>
            {unread && <CopyOffer unread={unread} copyOnDevice={ports.copyOnDevice} />}
            {unreadCsv && <DownloadCsv csv={unreadCsv} variant="secondary" onEmpty={conversion.showProblem} />}
            <noscript>
              <p>
                JavaScript is off, so the answer comes as the file transactions.csv, without the table and the chart.
              </p>
            </noscript>
          </Actions>
        </Body>
      </Locked>
      {/* Outside the disabled fieldset, so that an upload can be cancelled. */}
      <UploadStatus progress={progress} message={notice?.message ?? remark} onCancel={conversion.cancel} />
    </Panel>
  );
}
