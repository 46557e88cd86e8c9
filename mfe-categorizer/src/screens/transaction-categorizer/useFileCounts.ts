import { useEffect, useState } from 'react';
import type { ReadCsv } from '../../domain/csvReader.ts';
import { uploadModes, type UploadMode } from '../../domain/uploadMode.ts';

async function countFile(
  mode: UploadMode,
  file: File,
  loadCsvReader: () => Promise<ReadCsv>,
): Promise<number | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (mode === 'pdf') return (await import('../../domain/countPages.ts')).countPages(bytes);
  const [readCsv, { countRows }, { decodeExport }] = await Promise.all([
    loadCsvReader(),
    import('../../domain/countRows.ts'),
    import('../../domain/guessColumns.ts'),
  ]);
  return countRows(decodeExport(bytes), readCsv);
}

/**
 * How many pages or rows each of the chosen files has, before it is sent; absent for a file that does not tell. Nothing
 * depends on it: a file that cannot be counted is sent all the same.
 */
export function useFileCounts(
  mode: UploadMode,
  files: readonly File[],
  loadCsvReader: () => Promise<ReadCsv>,
): ReadonlyMap<File, number> {
  const [counts, setCounts] = useState<ReadonlyMap<File, number>>(new Map());

  useEffect(() => {
    let isCurrent = true;
    for (const file of files) {
      if (file.size > uploadModes[mode].maxBytes) continue;
      countFile(mode, file, loadCsvReader).then(
        (count) => {
          if (isCurrent && count !== undefined) setCounts((before) => new Map(before).set(file, count));
        },
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [mode, files, loadCsvReader]);

  return counts;
}
