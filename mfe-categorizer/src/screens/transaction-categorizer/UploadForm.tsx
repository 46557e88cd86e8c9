import { Button, ErrorBox, SelectField, TextField } from '@artha/shared/design';
import { useEffect, useId, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { banks } from '../../domain/bank.ts';
import type { ReadCsv } from '../../domain/csvReader.ts';
import { uploadModes, type UploadMode } from '../../domain/uploadMode.ts';
import { noColumnNames } from '../../domain/validateUpload.ts';
import { ColumnFields } from './ColumnFields.tsx';
import { DownloadCsv } from './DownloadCsv.tsx';
import { ModeBar } from './ModeBar.tsx';
import { StatementFile } from './StatementFile.tsx';
import { Trust } from './Trust.tsx';
import { Actions, Adds, Body, Locked, Panel } from './UploadForm.styles.ts';
import { UploadStatus } from './UploadStatus.tsx';
import type { ConversionHandle } from './useConversion.ts';
import { useProblemFocus } from './useProblemFocus.ts';

export interface UploadFormProps {
  readonly conversion: ConversionHandle;
  readonly loadCsvReader: () => Promise<ReadCsv>;
  /** Where the form goes by itself when no script runs. */
  readonly uploadUrl: string;
}

const noFiles: readonly File[] = [];

/** Files, and bank or column names: everything that a conversion needs. */
export function UploadForm({ conversion, loadCsvReader, uploadUrl }: UploadFormProps): ReactElement {
  const { progress, problem, notice, remark, unreadCsv, lockedFile, isServiceAway, settle } = conversion;
  const [mode, setMode] = useState<UploadMode>('pdf');
  const [files, setFiles] = useState(noFiles);
  const [columnNames, setColumnNames] = useState(noColumnNames);
  const [adds, setAdds] = useState(true);
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const problemId = useId();
  const words = uploadModes[mode];
  const isLoading = progress !== undefined;
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
    setColumnNames(noColumnNames);
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
      variant={isServiceAway ? 'primary' : 'secondary'}
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
            onChoose={(chosen) => {
              setFiles(chosen);
              settle('file');
            }}
            loadCsvReader={loadCsvReader}
            invalidBy={invalidBy('file')}
          />
          <Trust />
          {/* Hidden, not taken out: the bank stays chosen while the other mode is tried. */}
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
                setColumnNames(names);
                if (problem?.field && problem.field in names) settle(problem.field);
              }}
              file={files[0]}
              loadCsvReader={loadCsvReader}
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
            {isServiceAway && deviceButton}
            <Button
              ref={submit}
              type="submit"
              large
              loading={isLoading}
              {...(isServiceAway && { variant: 'secondary' as const })}
            >
              {isLoading ? 'Processing...' : words.upload}
            </Button>
            {!isServiceAway && deviceButton}
            <ErrorBox id={problemId}>{problem?.message}</ErrorBox>
            {unreadCsv && <DownloadCsv csv={unreadCsv} variant="secondary" onEmpty={conversion.report} />}
            <noscript>
              <p>
                JavaScript is off, so the answer comes as the file transactions.csv, without the table and the chart.
              </p>
            </noscript>
          </Actions>
        </Body>
      </Locked>
      {/* Outside what is locked: an upload can be cancelled. */}
      <UploadStatus progress={progress} message={notice?.message ?? remark} onCancel={conversion.cancel} />
    </Panel>
  );
}
