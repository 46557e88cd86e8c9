import { Button, TextField } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useTexts } from '../../../languages/screenTexts.tsx';
import { uploadModes } from '../../../domain/upload/uploadMode.ts';
import { columns } from '../../../domain/upload/validateUpload.ts';
import { ColumnInputs } from './ColumnFields.styles.ts';
import { ModeRow, Mode } from './ModeBar.styles.ts';
import { Body, UploadPanel } from './UploadForm.styles.ts';

/** Properties of `CsvFormWithoutScript`. */
export interface CsvFormWithoutScriptProps {
  readonly uploadUrl: string;
}

/** The form for a CSV if JavaScript is off, when the mode switch does not work. The browser submits it. */
export function CsvFormWithoutScript({ uploadUrl }: CsvFormWithoutScriptProps): ReactElement {
  const texts = useTexts();
  const { name, fileLabel, upload } = texts.modes.csv;
  return (
    <noscript>
      <UploadPanel action={uploadUrl} method="post" encType="multipart/form-data" aria-label={upload}>
        <ModeRow>
          <Mode>{name}</Mode>
        </ModeRow>
        <Body>
          <TextField label={fileLabel} type="file" name="file" accept={uploadModes.csv.accept} required />
          <ColumnInputs>
            {columns.map((column) => (
              <TextField
                key={column}
                label={texts.columns[column]}
                name="column_names"
                placeholder={texts.columnPlaceholder}
                required
              />
            ))}
          </ColumnInputs>
          <Button type="submit" large>
            {upload}
          </Button>
        </Body>
      </UploadPanel>
    </noscript>
  );
}
