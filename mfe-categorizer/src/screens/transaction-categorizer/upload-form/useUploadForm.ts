import { takeSharedFiles } from '@artha/shared/remote';
import { useEffect, useState } from 'react';
import type { FileReaders } from '../../../domain/file/inspectFile.ts';
import { modeFor, takesFile, uploadModes, type UploadMode } from '../../../domain/upload/uploadMode.ts';
import { noColumnNames, type ColumnNames } from '../../../domain/upload/validateUpload.ts';
import { useTexts } from '../../../languages/screenTexts.tsx';
import { useFileInspection } from '../file-choice/useFileInspection.ts';
import type { ConversionHandle } from './useConversion.ts';

interface Choices {
  readonly mode: UploadMode;
  readonly files: readonly File[];
  /** Absent until the person names a column. */
  readonly names: ColumnNames | undefined;
  /** Whether the rows are added to those of the table. */
  readonly adds: boolean;
  /** Whether the files came from another app on the device: they stay on it unless the person says otherwise. */
  readonly areShared: boolean;
}

const noFile = { files: [], names: undefined, areShared: false };

/** The choices of the upload form, and what follows from them. */
export function useUploadForm(conversion: ConversionHandle, readers: FileReaders) {
  const { isDeviceFirst = false } = conversion;
  const [choices, setChoices] = useState<Choices>({ ...noFile, mode: 'pdf', adds: true });
  const { mode, files, adds, areShared } = choices;
  const change = (changed: Partial<Choices>) => {
    setChoices((before) => ({ ...before, ...changed }));
  };
  useEffect(() => {
    void takeSharedFiles().then((shared) => {
      const own = modeFor(shared);
      if (!own) return;
      const taken = shared.filter(({ name }) => takesFile(own, name));
      setChoices((before) => ({ ...before, mode: own, files: taken, areShared: true }));
    });
  }, []);
  const { later } = useTexts();
  const hasFile = files.length > 0;
  useEffect(() => {
    if (!hasFile) return;
    // Loads while the person chooses a bank. A failure is shown where each would be used.
    const parts = [later.run(), later.result(), import('../../../domain/conversion/readAnswers.ts')];
    Promise.all(parts).catch(() => undefined);
  }, [hasFile, later]);
  const inspections = useFileInspection(mode, files, readers);
  const found = files[0] && inspections.get(files[0]);
  const names = choices.names ?? (found?.isOwnWorkbook ? found.names : undefined) ?? noColumnNames;
  const lengths = files.flatMap((file) => inspections.get(file)?.length ?? []);

  return {
    mode,
    files,
    names,
    adds,
    change,
    switchMode: () => {
      change({ ...noFile, mode: uploadModes[mode].switchTo });
    },
    /** What is known of the first file. */
    found,
    lengths,
    /** Whether converting on the device is the first choice. */
    startsOnDevice: isDeviceFirst || areShared || lengths.some(({ isTooLong }) => isTooLong),
    /** Reads the scan among the chosen files on the device. */
    async readScan() {
      change({ files: await conversion.readScan(adds) });
    },
    /** Converts the chosen files with the values of the form's fields; those that are left stay chosen. */
    async convert(form: HTMLFormElement, way: 'service' | 'device', chosen = files) {
      const fields = new FormData(form);
      const text = (name: string) => {
        const value = fields.get(name);
        return typeof value === 'string' ? value : '';
      };
      const upload = { mode, files: chosen, bank: text('bank_code'), columnNames: names, password: text('password') };
      change({ files: await conversion.convert(upload, { way, adds }) });
    },
  };
}

/** The choices of the upload form. */
export type UploadChoicesHandle = ReturnType<typeof useUploadForm>;
