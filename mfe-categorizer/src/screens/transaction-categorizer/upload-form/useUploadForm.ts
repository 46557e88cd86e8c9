import { useState } from 'react';
import type { FileReaders } from '../../../domain/file/inspectFile.ts';
import { uploadModes, type UploadMode } from '../../../domain/upload/uploadMode.ts';
import { noColumnNames, type ColumnNames } from '../../../domain/upload/validateUpload.ts';
import type { ConversionHandle } from './useConversion.ts';
import { useFileInspection } from '../file-choice/useFileInspection.ts';

const noFiles: readonly File[] = [];

/** The choices of the upload form, and what follows from them. */
export function useUploadForm(conversion: ConversionHandle, readers: FileReaders) {
  const [mode, setMode] = useState<UploadMode>('pdf');
  const [files, setFiles] = useState(noFiles);
  /** Absent until the person names a column. */
  const [typedNames, setTypedNames] = useState<ColumnNames>();
  const [adds, setAdds] = useState(true);
  const inspections = useFileInspection(mode, files, readers);
  const found = files[0] && inspections.get(files[0]);
  const columnNames = typedNames ?? (found?.isOwnWorkbook ? found.names : undefined) ?? noColumnNames;
  const lengths = files.flatMap((file) => inspections.get(file)?.length ?? []);

  const switchMode = () => {
    setMode(uploadModes[mode].switchTo);
    setFiles(noFiles);
    setTypedNames(undefined);
  };

  const convert = async (form: HTMLFormElement, way: 'service' | 'device') => {
    const fields = new FormData(form);
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    const choices = { mode, files, bank: text('bank_code'), columnNames, password: text('password') };
    setFiles(await conversion.convert(choices, { way, adds }));
  };

  return {
    mode,
    switchMode,
    files,
    setFiles,
    /** What is known of the first file. */
    found,
    lengths,
    columnNames,
    setColumnNames: setTypedNames,
    /** Whether the rows are added to those of the table. */
    adds,
    setAdds,
    /** Whether converting on the device is the first choice. */
    startsOnDevice: conversion.isDeviceFirst || lengths.some(({ isTooLong }) => isTooLong),
    /** Converts the chosen files with the values of the form's fields. */
    convert,
  };
}

/** The choices of the upload form. */
export type UploadChoicesHandle = ReturnType<typeof useUploadForm>;
