import { useEffect, useState } from 'react';
import type { FileInspection, FileReaders } from '../../../domain/file/inspectFile.ts';
import type { UploadMode } from '../../../domain/upload/uploadMode.ts';

const loadInspection = () => import('../../../domain/file/inspectFile.ts');

/**
 * Inspects the chosen files before they are sent. This is optional: a file that cannot be inspected is still
 * converted.
 */
export function useFileInspection(
  mode: UploadMode,
  files: readonly File[],
  readers: FileReaders,
): ReadonlyMap<File, FileInspection> {
  const [inspections, setInspections] = useState<ReadonlyMap<File, FileInspection>>(new Map());

  useEffect(() => {
    let isCurrent = true;
    for (const file of files) {
      loadInspection()
        .then(({ inspectFile }) => inspectFile(mode, file, readers))
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
  }, [mode, files, readers]);

  return inspections;
}
