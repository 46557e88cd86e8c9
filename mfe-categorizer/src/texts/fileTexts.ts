import type { UploadMode } from '../domain/upload/uploadMode.ts';

/** What the page says of the column names in a chosen file. */
export interface ColumnTexts {
  /** If this page wrote the file. */
  readonly isOwnWorkbook: string;
  /** If the names that are found are filled in. */
  readonly areFilledIn: string;
  readonly found: (names: readonly string[]) => string;
  /** Fills them in. */
  readonly use: string;
}

/** The texts about a chosen file, loaded with the first one. */
export interface FileTexts {
  readonly columns: ColumnTexts;
  /** The number of pages of a PDF, or of rows of another file. */
  readonly count: (mode: UploadMode, count: number) => string;
  /** A file that is longer than the service takes: it has `length`, such as `4 pages`. */
  readonly tooLong: (file: string, length: string, limit: string) => string;
}
