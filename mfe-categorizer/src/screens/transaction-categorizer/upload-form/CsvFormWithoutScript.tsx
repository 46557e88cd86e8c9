import { Button, TextField } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { uploadModes } from '../../../domain/upload/uploadMode.ts';
import { columns } from '../../../domain/upload/validateUpload.ts';
import { Columns } from './ColumnFields.styles.ts';
import { Bar, Mode } from './ModeBar.styles.ts';
import { Body, Panel } from './UploadForm.styles.ts';

/** Properties of `CsvFormWithoutScript`. */
export interface CsvFormWithoutScriptProps {
  readonly uploadUrl: string;
}

/** The form for a CSV if JavaScript is off, when the mode switch does not work. The browser submits it. */
export function CsvFormWithoutScript({ uploadUrl }: CsvFormWithoutScriptProps): ReactElement {
  const { name, fileLabel, accept, upload } = uploadModes.csv;
  return (
    <noscript>
      <Panel action={uploadUrl} method="post" encType="multipart/form-data" aria-label={upload}>
        <Bar>
          <Mode>{name}</Mode>
        </Bar>
        <Body>
          <TextField label={fileLabel} type="file" name="file" accept={accept} required />
          <Columns>
            {columns.map(({ label }) => (
              <TextField key={label} label={label} name="column_names" placeholder="Column name in your CSV" required />
            ))}
          </Columns>
          <Button type="submit" large>
            {upload}
          </Button>
        </Body>
      </Panel>
    </noscript>
  );
}
