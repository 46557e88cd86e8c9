import { formatFileSize } from './fileSize.ts';
import type { FileTexts } from '../../texts/en/file.ts';
import type { UploadMode } from '../upload/uploadMode.ts';

/** The service's limit for any file: 10 MB. */
const MAX_BYTES = 10 * 1024 * 1024;

/** The service's limit of pages or rows. */
const limits: Readonly<Record<UploadMode, number>> = { pdf: 3, csv: 50 };

/** The message about the length of a file. */
export interface FileLength {
  readonly words: string;
  /** Whether the file exceeds the service's limit. */
  readonly isTooLong: boolean;
}

/** Says that a file has more bytes than the service takes; undefined if it does not. */
export function describeLargeFile(
  { name, size }: Pick<File, 'name' | 'size'>,
  texts: FileTexts,
): FileLength | undefined {
  if (size <= MAX_BYTES) return undefined;
  return { words: texts.tooLong(name, formatFileSize(size), formatFileSize(MAX_BYTES)), isTooLong: true };
}

/** Says how many pages or rows a file has, and what to do if that exceeds the service's limit. */
export function describeLength(mode: UploadMode, name: string, count: number, texts: FileTexts): FileLength {
  const most = limits[mode];
  const words = texts.count(mode, count);
  if (count <= most) return { words, isTooLong: false };
  return { words: texts.tooLong(name, words, String(most)), isTooLong: true };
}
