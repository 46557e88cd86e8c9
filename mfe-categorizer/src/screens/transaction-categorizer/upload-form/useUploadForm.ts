import { takeSharedFiles } from '@artha/shared/remote';
import { useEffect, useState } from 'react';
import type { FileReaders } from '../../../domain/file/inspectFile.ts';
import { isPicture, modeFor, modeOf, uploadModes, type UploadMode } from '../../../domain/upload/uploadMode.ts';
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
  /** The file for which the form changed to the other mode. */
  readonly changedFor: string | undefined;
}

const noFile = { files: [], names: undefined, areShared: false, changedFor: undefined };

/** The choices of the upload form, and what follows from them. */
export function useUploadForm(conversion: ConversionHandle, readers: FileReaders) {
  const { isDeviceFirst = false } = conversion;
  const [choices, setChoices] = useState<Choices>({ ...noFile, mode: 'pdf', adds: true });
  const { files, adds, areShared } = choices;
  const change = (changed: Partial<Choices>) => {
    setChoices((before) => ({ ...before, ...changed }));
  };
  useEffect(() => {
    void takeSharedFiles().then((shared) => {
      const own = modeFor(shared);
      if (!own) return;
      const taken = shared.filter((file) => modeOf(file) !== undefined);
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
  const inspections = useFileInspection(choices.mode, files, readers);
  // The content of a file counts more than its name.
  const modeOfFile = (file: File) => inspections.get(file)?.mode ?? modeOf(file) ?? choices.mode;
  const modes = new Set(files.map(modeOfFile));
  const mode = modes.size > 0 && !modes.has(choices.mode) ? uploadModes[choices.mode].switchTo : choices.mode;
  const found = files.map((file) => inspections.get(file)).find((inspection) => inspection?.names !== undefined);
  const names = choices.names ?? found?.names ?? noColumnNames;
  const lengths = files.flatMap((file) => inspections.get(file)?.length ?? []);

  return {
    mode,
    files,
    names,
    adds,
    change,
    /** Takes files of any kind; the form becomes that of their kind. */
    choose: (chosen: readonly File[]) => {
      const own = modeFor(chosen) ?? mode;
      change({ ...noFile, mode: own, files: chosen, ...(own !== mode && { changedFor: chosen[0]?.name }) });
    },
    /** The file for which the form changed; absent if the person chose the kind. */
    changedFor: choices.changedFor ?? (mode === choices.mode ? undefined : files[0]?.name),
    /** Why the files are only converted on the device: pictures are, files of different kinds, and a locked workbook. */
    onlyOnDevice: files.some(({ name }) => isPicture(name))
      ? ('pictures' as const)
      : modes.size > 1
        ? ('mixed' as const)
        : files.some((file) => inspections.get(file)?.needsPassword)
          ? ('locked' as const)
          : undefined,
    switchMode: () => {
      change({ ...noFile, mode: uploadModes[mode].switchTo });
    },
    /** The facts about the first file with names of columns. */
    found,
    lengths,
    /** Whether converting on the device is the first choice. */
    startsOnDevice: isDeviceFirst || areShared || lengths.some(({ isTooLong }) => isTooLong),
    /** Converts the files that the service does not take now on the device. */
    async convertInstead() {
      change({ files: await conversion.convertInstead(adds) });
    },
    /** Reads the scans among the chosen files on the device. */
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
      const upload = {
        mode,
        files: chosen,
        bank: text('bank_code'),
        columnNames: names,
        password: text('password'),
        modeOf: modeOfFile,
        ...(choices.names === undefined && { foundNames: (file: File) => inspections.get(file)?.names }),
      };
      change({ files: await conversion.convert(upload, { way, adds }) });
    },
  };
}

/** The choices of the upload form. */
export type UploadChoicesHandle = ReturnType<typeof useUploadForm>;
