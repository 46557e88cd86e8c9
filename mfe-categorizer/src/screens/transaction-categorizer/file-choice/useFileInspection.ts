import { useEffect, useState } from 'react';
import type { FileInspection, FileReaders } from '../../../domain/file/inspectFile.ts';
import { useTexts } from '../../../languages/screenTexts.tsx';
import type { UploadMode } from '../../../domain/upload/uploadMode.ts';

/**
 * Inspects the chosen files before they are sent. This is optional: a file that cannot be inspected is still
 * converted.
 */
export function useFileInspection(
  mode: UploadMode,
  files: readonly File[],
  readers: FileReaders,
): ReadonlyMap<File, FileInspection> {
  const { later } = useTexts();
  const [inspections, setInspections] = useState<ReadonlyMap<File, FileInspection>>(new Map());

  useEffect(() => {
    let isCurrent = true;
    for (const file of files) {
      later
        .inspection()
        .then(({ inspectFile, texts }) => inspectFile(mode, file, readers, texts))
        .then(
          (found) => {
            if (isCurrent) setInspections((before) => new Map(before).set(file, found));
          },
          () => undefined,
        );
    }
    return () => {
      isCurrent = false;
    };
  }, [mode, files, readers, later]);

  return inspections;
}
