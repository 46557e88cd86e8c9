import { useEffect, useState } from 'react';
import type { ReadCsv } from '../../domain/csvReader.ts';
import type { ColumnNames } from '../../domain/validateUpload.ts';

/** Enough for a bank's preamble and the header. */
const HEAD_BYTES = 32_768;

async function readGuess(file: File, loadCsvReader: () => Promise<ReadCsv>): Promise<ColumnNames | undefined> {
  const [head, readCsv, { decodeExport, guessColumns }] = await Promise.all([
    file.slice(0, HEAD_BYTES).arrayBuffer(),
    loadCsvReader(),
    import('../../domain/guessColumns.ts'),
  ]);
  return guessColumns(decodeExport(new Uint8Array(head)), readCsv);
}

/** Column names found in the header of the chosen file. A file that cannot be read gives none: nothing depends on it. */
export function useColumnGuess(file: File | undefined, loadCsvReader: () => Promise<ReadCsv>): ColumnNames | undefined {
  const [found, setFound] = useState<{ readonly file: File; readonly names: ColumnNames | undefined }>();

  useEffect(() => {
    if (!file) return undefined;
    let isCurrent = true;
    readGuess(file, loadCsvReader).then(
      (names) => {
        if (isCurrent) setFound({ file, names });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [file, loadCsvReader]);

  return found && found.file === file ? found.names : undefined;
}
