import { FileDrop } from '@artha/shared/design';
import type { ReactElement } from 'react';
import type { ReadCsv } from '../../domain/csvReader.ts';
import { formatFileSize } from '../../domain/fileSize.ts';
import { describeCount, takesFile, uploadModes, type UploadMode } from '../../domain/uploadMode.ts';
import { Facts, Warning } from './StatementFile.styles.ts';
import { useFileCounts } from './useFileCounts.ts';

export interface StatementFileProps {
  readonly mode: UploadMode;
  readonly files: readonly File[];
  /** Gets only files that the mode takes. */
  readonly onChoose: (files: readonly File[]) => void;
  readonly loadCsvReader: () => Promise<ReadCsv>;
  /** `id` of the error box, when what it says is about the file. */
  readonly invalidBy: string | undefined;
}

/** Where statements are chosen or dropped: PDFs or CSVs, as the mode says. */
export function StatementFile({ mode, files, onChoose, loadCsvReader, invalidBy }: StatementFileProps): ReactElement {
  const words = uploadModes[mode];
  const counts = useFileCounts(mode, files, loadCsvReader);

  const described = files.flatMap((file) => {
    const count = counts.get(file);
    return count === undefined ? [] : [describeCount(mode, file.name, count)];
  });
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const [first, ...others] = files;
  const chosen = first && {
    name: others.length > 0 ? `${files.length} files` : first.name,
    note: [
      formatFileSize(size),
      ...(others.length > 0
        ? [files.map(({ name }) => name).join(', ')]
        : described.filter(({ isTooMany }) => !isTooMany).map(({ words }) => words)),
    ].join(', '),
  };

  return (
    <div>
      <FileDrop
        label={words.fileLabel}
        name="file"
        accept={words.accept}
        prompt={words.dropHere}
        touchPrompt={words.touchHere}
        hint={words.limit}
        chosen={chosen}
        refuse={({ name }) => (takesFile(mode, name) ? undefined : `${name} ${words.refusal}`)}
        onChoose={() => undefined}
        onChooseAll={onChoose}
        invalidBy={invalidBy}
      />
      <Facts role="status">
        {described
          .filter(({ isTooMany }) => isTooMany)
          .map(({ words }) => (
            <Warning key={words}>{words}</Warning>
          ))}
      </Facts>
    </div>
  );
}
