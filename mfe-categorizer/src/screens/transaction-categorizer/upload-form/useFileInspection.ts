import { useEffect, useState } from 'react';
import type { FileFacts, FileReaders } from '../../../domain/file/inspectFile.ts';
import type { UploadMode } from '../../../domain/upload/uploadMode.ts';

const loadFacts = () => import('../../../domain/file/inspectFile.ts');

/**
 * Inspects the chosen files before they are sent. Facts are optional: a file that cannot be inspected is still
 * converted.
 */
export function useFileFacts(
  mode: UploadMode,
  files: readonly File[],
  readers: FileReaders,
): ReadonlyMap<File, FileFacts> {
  const [facts, setFacts] = useState<ReadonlyMap<File, FileFacts>>(new Map());

  useEffect(() => {
    let isCurrent = true;
    for (const file of files) {
      loadFacts()
        .then(({ readFileFacts }) => readFileFacts(mode, file, readers))
        .then(
          (found) => {
            if (isCurrent) setFacts((before) => new Map(before).set(file, found));
          },
          () => undefined,
        );
    }
    return () => {
      isCurrent = false;
    };
  }, [mode, files, readers]);

  return facts;
}
