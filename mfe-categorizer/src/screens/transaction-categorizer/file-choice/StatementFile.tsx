import { FileDrop } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { formatFileSize } from '../../../domain/file/fileSize.ts';
import type { FileLength } from '../../../domain/file/describeLength.ts';
import { useTexts } from '../../../languages/screenTexts.tsx';
import { takesFile, uploadModes, type UploadMode } from '../../../domain/upload/uploadMode.ts';
import { Details, Warning } from './StatementFile.styles.ts';

/** Properties of `StatementFile`. */
export interface StatementFileProps {
  readonly mode: UploadMode;
  readonly files: readonly File[];
  /** Messages about the lengths of the files. */
  readonly lengths: readonly FileLength[];
  /** Called only with files that the mode takes. */
  readonly onChoose: (files: readonly File[]) => void;
  /** `id` of the error box, if its error is about the file. */
  readonly invalidBy: string | undefined;
}

/** Where statements are chosen or dropped: PDFs, or CSV and Excel files, as the mode says. */
export function StatementFile({ mode, files, lengths, onChoose, invalidBy }: StatementFileProps): ReactElement {
  const texts = useTexts();
  const words = texts.modes[mode];
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const [first, ...others] = files;
  const chosen = first && {
    name: others.length > 0 ? texts.files(files.length) : first.name,
    note: [
      formatFileSize(size),
      ...(others.length > 0
        ? [files.map(({ name }) => name).join(', ')]
        : lengths.filter(({ isTooLong }) => !isTooLong).map(({ words }) => words)),
    ].join(', '),
  };

  return (
    <div>
      <FileDrop
        label={words.fileLabel}
        name="file"
        accept={uploadModes[mode].accept}
        prompt={words.dropHere}
        touchPrompt={words.touchHere}
        hint={words.limit}
        chosen={chosen}
        refuse={({ name }) => (takesFile(mode, name) ? undefined : words.refusal(name))}
        onChoose={() => undefined}
        onChooseAll={onChoose}
        invalidBy={invalidBy}
      />
      <Details role="status">
        {lengths
          .filter(({ isTooLong }) => isTooLong)
          .map(({ words }) => (
            <Warning key={words}>{words}</Warning>
          ))}
      </Details>
    </div>
  );
}
