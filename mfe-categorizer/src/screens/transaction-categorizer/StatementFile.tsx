import { FileDrop } from '@artha/shared/design';
import { useCallback, type ReactElement } from 'react';
import { formatFileSize } from '../../domain/fileSize.ts';
import { takesFile, uploadModes, type UploadMode } from '../../domain/uploadMode.ts';

export interface StatementFileProps {
  readonly mode: UploadMode;
  readonly file: File | undefined;
  /** Gets only files that the mode takes. */
  readonly onChoose: (file: File) => void;
  /** `id` of the error box, when what it says is about the file. */
  readonly invalidBy: string | undefined;
}

/** Where the statement is chosen or dropped: a PDF or a CSV, as the mode says. */
export function StatementFile({ mode, file, onChoose, invalidBy }: StatementFileProps): ReactElement {
  const words = uploadModes[mode];
  const refuse = useCallback(
    ({ name }: File) => (takesFile(mode, name) ? undefined : `${name} ${uploadModes[mode].refusal}`),
    [mode],
  );
  return (
    <FileDrop
      label={words.fileLabel}
      name="file"
      accept={words.accept}
      prompt={words.dropHere}
      hint={words.limit}
      chosen={file && { name: file.name, note: formatFileSize(file.size) }}
      refuse={refuse}
      onChoose={onChoose}
      invalidBy={invalidBy}
    />
  );
}
