import { FileDrop } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { formatFileSize } from '../../../domain/file/fileSize.ts';
import type { FileLength } from '../../../domain/file/describeLength.ts';
import { useTexts } from '../../../languages/screenTexts.tsx';
import { modeOf, uploadModes, type UploadMode } from '../../../domain/upload/uploadMode.ts';
import { Details, Warning } from './StatementFile.styles.ts';

/** Properties of `StatementFile`. */
export interface StatementFileProps {
  readonly mode: UploadMode;
  readonly files: readonly File[];
  /** Messages about the lengths of the files. */
  readonly lengths: readonly FileLength[];
  /** The file for which the form changed to this mode, if it did. */
  readonly changedFor: string | undefined;
  /** Called only with files that the tool takes. */
  readonly onChoose: (files: readonly File[]) => void;
  /** `id` of the error box, if its error is about the file. */
  readonly invalidBy: string | undefined;
}

/** The field to choose or drop statements; the mode says which kinds the picker shows first. */
export function StatementFile({
  mode,
  files,
  lengths,
  changedFor,
  onChoose,
  invalidBy,
}: StatementFileProps): ReactElement {
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
        refuse={(file) => (modeOf(file) ? undefined : texts.refusal(file.name))}
        onChoose={() => undefined}
        onChooseAll={onChoose}
        invalidBy={invalidBy}
      />
      <Details role="status">
        {changedFor !== undefined && <p>{words.changedFor(changedFor)}</p>}
        {lengths
          .filter(({ isTooLong }) => isTooLong)
          .map(({ words }) => (
            <Warning key={words}>{words}</Warning>
          ))}
      </Details>
    </div>
  );
}
