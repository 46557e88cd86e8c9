import { detectFileKind, isWorkbook, type ColumnNames } from '@artha/statements/engine';
import { countPages } from './countPages.ts';
import { countRows } from './countRows.ts';
import type { ReadCsv } from './csvReader.ts';
import { describeLargeFile, describeLength, type FileLength } from './describeLength.ts';
import { decodeExport, guessColumns } from './guessColumns.ts';
import type { FileTexts } from '../../texts/en/file.ts';
import type { UploadMode } from '../upload/uploadMode.ts';

/** The facts about a file before it is converted; unknown ones are absent. */
export interface FileInspection {
  readonly length?: FileLength | undefined;
  /** The mode for its content, which its name may not tell; absent if its bytes were not read. */
  readonly mode?: UploadMode | undefined;
  /** The titles of its description, debit and credit columns. */
  readonly names?: ColumnNames | undefined;
  /** The texts about these titles. */
  readonly words?: FileTexts['columns'] | undefined;
  /** Whether this page wrote the workbook. */
  readonly isOwnWorkbook?: boolean | undefined;
  /** Whether a workbook only opens with a password, so that its columns are not known. */
  readonly needsPassword?: boolean | undefined;
}

/** The readers of files; each loads with the first file that needs it. */
export interface FileReaders {
  readonly loadCsvReader: () => Promise<ReadCsv>;
  /** Inspects a file with the engine in the page. */
  readonly inspectOnDevice: (
    file: File,
  ) => Promise<Omit<FileInspection, 'length' | 'words'> & { readonly rows?: number | undefined }>;
}

/** Inspects a chosen file in the page. Skips a file that is too large for the service. */
export async function inspectFile(
  named: UploadMode,
  file: File,
  readers: FileReaders,
  texts: FileTexts,
): Promise<FileInspection> {
  const large = describeLargeFile(file, texts);
  if (large) return { length: large };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = detectFileKind(bytes);
  const mode = kind === 'pdf' ? 'pdf' : isWorkbook(kind) ? 'csv' : named;
  const lengthOf = (count: number | undefined) =>
    count === undefined ? undefined : describeLength(mode, file.name, count, texts);
  if (mode === 'pdf') return { mode, length: lengthOf(await countPages(bytes)) };
  if (isWorkbook(kind)) {
    const { rows, ...columns } = await readers.inspectOnDevice(file);
    return { mode, length: lengthOf(rows), words: texts.columns, ...columns };
  }
  const readCsv = await readers.loadCsvReader();
  const text = decodeExport(bytes);
  return { mode, length: lengthOf(countRows(text, readCsv)), words: texts.columns, names: guessColumns(text, readCsv) };
}
