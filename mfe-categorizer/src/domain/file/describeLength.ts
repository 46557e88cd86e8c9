import { formatFileSize } from './fileSize.ts';
import type { UploadMode } from '../upload/uploadMode.ts';

/** The service's limit for any file: 10 MB. */
const MAX_BYTES = 10 * 1024 * 1024;

/** The service's limit of pages or rows, and their names. */
const limits: Readonly<Record<UploadMode, { readonly most: number; readonly one: string; readonly many: string }>> = {
  pdf: { most: 3, one: 'page', many: 'pages' },
  csv: { most: 50, one: 'row', many: 'rows' },
};

/** The message about the length of a file. */
export interface FileLength {
  readonly words: string;
  /** Whether the file exceeds the service's limit. */
  readonly isTooLong: boolean;
}

const OTHER_WAY = '“Convert without uploading” takes the whole file, on this device.';

function describeTooLong(name: string, length: string, limit: string): FileLength {
  return { words: `${name} has ${length}; the limit for uploads is ${limit}. ${OTHER_WAY}`, isTooLong: true };
}

/** Says that a file has more bytes than the service takes; undefined if it does not. */
export function describeLargeFile({ name, size }: Pick<File, 'name' | 'size'>): FileLength | undefined {
  return size > MAX_BYTES ? describeTooLong(name, formatFileSize(size), formatFileSize(MAX_BYTES)) : undefined;
}

/** Says how many pages or rows a file has, and what to do if that exceeds the service's limit. */
export function describeLength(mode: UploadMode, name: string, count: number): FileLength {
  const { most, one, many } = limits[mode];
  if (count > most) return describeTooLong(name, `${count} ${many}`, String(most));
  return { words: `${count} ${count === 1 ? one : many}`, isTooLong: false };
}
