import { detectFileKind, isWorkbook, type ColumnNames } from '@artha/statements/engine';
import { countPages } from './countPages.ts';
import { countRows } from './countRows.ts';
import type { ReadCsv } from './csvReader.ts';
import { describeLargeFile, describeLength, type FileLength } from './describeLength.ts';
import { decodeExport, guessColumns } from './guessColumns.ts';
import type { UploadMode } from './uploadMode.ts';

/** What a file says of itself before it is converted; absent if it does not tell. */
export interface FileFacts {
  readonly length?: FileLength | undefined;
  /** The titles of its description, debit and credit columns. */
  readonly names?: ColumnNames | undefined;
  /** Whether it is a workbook that this page wrote. */
  readonly isOwnWorkbook?: boolean | undefined;
}

/** What reads files; each part loads with the first file that needs it. */
export interface FileReaders {
  readonly loadCsvReader: () => Promise<ReadCsv>;
  /** Looks into a file by the engine in the page. */
  readonly inspectOnDevice: (file: File) => Promise<Omit<FileFacts, 'length'> & { readonly rows?: number | undefined }>;
}

/** Looks into a chosen file: nothing of it is sent. One that the service does not take for its size is not looked into. */
export async function readFileFacts(mode: UploadMode, file: File, readers: FileReaders): Promise<FileFacts> {
  const large = describeLargeFile(file);
  if (large) return { length: large };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const lengthOf = (count: number | undefined) =>
    count === undefined ? undefined : describeLength(mode, file.name, count);
  if (mode === 'pdf') return { length: lengthOf(await countPages(bytes)) };
  if (isWorkbook(detectFileKind(bytes))) {
    const { rows, ...columns } = await readers.inspectOnDevice(file);
    return { length: lengthOf(rows), ...columns };
  }
  const readCsv = await readers.loadCsvReader();
  const text = decodeExport(bytes);
  return { length: lengthOf(countRows(text, readCsv)), names: guessColumns(text, readCsv) };
}
