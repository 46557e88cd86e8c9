import { useState } from 'react';
import type { TaxFile } from '../../device/readTaxFile.ts';

/** Reads a file on the device; the password is that of the file. */
export type ReadTaxFile = (file: File, password?: string) => Promise<TaxFile>;

/** A chosen file, and what was read from it; undefined while it is read. */
export interface ChosenFile {
  readonly id: string;
  readonly file: File;
  readonly read: TaxFile | undefined;
}

/** The files of the page, which exist in its memory alone. */
export interface TaxFiles {
  readonly files: readonly ChosenFile[];
  readonly add: (files: readonly File[]) => void;
  readonly open: (id: string, password: string) => void;
  readonly remove: (id: string) => void;
}

/** Keeps the chosen files and reads each one as it comes. */
export function useTaxFiles(readFile: ReadTaxFile): TaxFiles {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);

  const setRead = (id: string, read: TaxFile | undefined) => {
    setFiles((before) => before.map((one) => (one.id === id ? { ...one, read } : one)));
  };
  const read = async (id: string, file: File, password?: string) => {
    // The code that reads files loads late, and may not load.
    const result = await readFile(file, password).catch(() => ({ kind: 'refused', reason: 'notLoaded' }) as const);
    setRead(id, result);
  };

  return {
    files,
    add: (chosen) => {
      const added = chosen.map((file) => ({ id: crypto.randomUUID(), file, read: undefined }));
      setFiles((before) => [...before, ...added]);
      for (const { id, file } of added) void read(id, file);
    },
    open: (id, password) => {
      const chosen = files.find((one) => one.id === id);
      if (chosen === undefined) return;
      setRead(id, undefined);
      void read(id, chosen.file, password);
    },
    remove: (id) => {
      setFiles((before) => before.filter((one) => one.id !== id));
    },
  };
}
