import type { UploadMode } from '../domain/upload/uploadMode.ts';

/** The texts about the length of a chosen file, loaded with the first one. */
export interface LengthTexts {
  /** The number of pages of a PDF, or of rows of another file. */
  readonly count: (mode: UploadMode, count: number) => string;
  /** A file that is longer than the service takes: it has `length`, such as `4 pages`. */
  readonly tooLong: (file: string, length: string, limit: string) => string;
}
