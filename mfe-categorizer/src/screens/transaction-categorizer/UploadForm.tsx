import { Button, ErrorBox, SelectField } from '@artha/shared/design';
import { useEffect, useId, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { banks } from '../../domain/bank.ts';
import type { ReadCsv } from '../../domain/csvReader.ts';
import { uploadModes, type UploadMode } from '../../domain/uploadMode.ts';
import { noColumnNames } from '../../domain/validateUpload.ts';
import { ColumnFields } from './ColumnFields.tsx';
import { DownloadCsv } from './DownloadCsv.tsx';
import { ModeBar } from './ModeBar.tsx';
import { StatementFile } from './StatementFile.tsx';
import { Actions, Body, Locked, Panel } from './UploadForm.styles.ts';
import { UploadStatus } from './UploadStatus.tsx';
import type { ConversionHandle } from './useConversion.ts';
import { useProblemFocus } from './useProblemFocus.ts';

export interface UploadFormProps {
  readonly conversion: ConversionHandle;
  readonly loadCsvReader: () => Promise<ReadCsv>;
  /** Where the form goes by itself when no script runs. */
  readonly uploadUrl: string;
}

/** File, and bank or column names: everything that an upload needs. */
export function UploadForm({ conversion, loadCsvReader, uploadUrl }: UploadFormProps): ReactElement {
  const { loading, problem, notice, unreadCsv } = conversion;
  const [mode, setMode] = useState<UploadMode>('pdf');
  const [file, setFile] = useState<File>();
  const [columnNames, setColumnNames] = useState(noColumnNames);
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const problemId = useId();
  const words = uploadModes[mode];

  const invalidBy = (field: string) => (problem?.field === field ? problemId : undefined);

  useProblemFocus(form, submit, problem);

  useEffect(() => {
    if (!notice) return;
    window.alert(notice.message);
    submit.current?.focus();
  }, [notice]);

  const switchMode = () => {
    setMode(words.switchTo);
    setFile(undefined);
    setColumnNames(noColumnNames);
  };

  const upload = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const bank = new FormData(event.currentTarget).get('bank_code');
    void conversion.convert({ mode, file, bank: typeof bank === 'string' ? bank : '', columnNames });
  };

  return (
    <Panel ref={form} action={uploadUrl} method="post" encType="multipart/form-data" noValidate onSubmit={upload}>
      <Locked disabled={loading}>
        <ModeBar mode={mode} onSwitch={switchMode} />
        <Body>
          <StatementFile key={mode} mode={mode} file={file} onChoose={setFile} invalidBy={invalidBy('file')} />
          {/* Hidden, not taken out: the bank stays chosen while the other mode is tried. */}
          <div hidden={mode !== 'pdf'}>
            <SelectField
              label="Bank"
              name="bank_code"
              placeholder="Choose your bank"
              options={banks}
              invalidBy={invalidBy('bank_code')}
              hint="ICICI, PNB, SBI, AXIS, HDFC. For any other bank, choose OTHER."
            />
          </div>
          {mode === 'csv' && (
            <ColumnFields
              names={columnNames}
              onChange={setColumnNames}
              file={file}
              loadCsvReader={loadCsvReader}
              invalidBy={invalidBy}
            />
          )}
          <Actions>
            <Button ref={submit} type="submit" large loading={loading}>
              {loading ? 'Processing...' : words.upload}
            </Button>
            <ErrorBox id={problemId}>{problem?.message}</ErrorBox>
            {unreadCsv && <DownloadCsv csv={unreadCsv} variant="secondary" onEmpty={conversion.report} />}
            <UploadStatus fileInProgress={loading ? file?.name : undefined} message={notice?.message} />
            <noscript>
              <p>
                JavaScript is off, so the answer comes as the file transactions.csv, without the table and the chart.
              </p>
            </noscript>
          </Actions>
        </Body>
      </Locked>
    </Panel>
  );
}
