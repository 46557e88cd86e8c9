import { detectFileKind, isWorkbook, type ColumnNames } from '@artha/statements/engine';
import { countPages } from './countPages.ts';
import { countRows } from './countRows.ts';
import type { ReadCsv } from './csvReader.ts';
import { decodeExport, guessColumns } from './guessColumns.ts';
import type { UploadMode } from './uploadMode.ts';

/** What a file says of itself before it is converted; absent if it does not tell. */
export interface FileFacts {
  /** Pages of a PDF, or rows of an export. */
  readonly count?: number | undefined;
  /** The titles of its description, debit and credit columns. */
  readonly names?: ColumnNames | undefined;
  /** Whether it is a workbook that this page wrote. */
  readonly isOwnWorkbook?: boolean | undefined;
}

/** What reads files; each part loads with the first file that needs it. */
export interface FileReaders {
  readonly loadCsvReader: () => Promise<ReadCsv>;
  /** Looks into a file by the engine in the page. */
  readonly inspectOnDevice: (file: File) => Promise<Omit<FileFacts, 'count'> & { readonly rows?: number | undefined }>;
}

/** Looks into a chosen file: nothing of it is sent. */
export async function readFileFacts(mode: UploadMode, file: File, readers: FileReaders): Promise<FileFacts> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (mode === 'pdf') return { count: await countPages(bytes) };
  if (isWorkbook(detectFileKind(bytes))) {
    const { rows: count, names, isOwnWorkbook } = await readers.inspectOnDevice(file);
    return { count, names, isOwnWorkbook };
  }
  const readCsv = await readers.loadCsvReader();
  const text = decodeExport(bytes);
  return { count: countRows(text, readCsv), names: guessColumns(text, readCsv) };
}
