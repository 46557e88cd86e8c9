import { formatFileSize } from './fileSize.ts';
import type { UploadMode } from './uploadMode.ts';

/** What the service takes of any file: 10 MB. */
const maxBytes = 10 * 1024 * 1024;

/** How many parts of a file the service takes, and what they are called. */
const limits: Readonly<Record<UploadMode, { readonly most: number; readonly one: string; readonly many: string }>> = {
  pdf: { most: 3, one: 'page', many: 'pages' },
  csv: { most: 50, one: 'row', many: 'rows' },
};

/** What a person is told of the length of a file. */
export interface FileLength {
  readonly words: string;
  /** Whether the service does not take so much. */
  readonly isTooLong: boolean;
}

const OTHER_WAY = '“Convert without uploading” takes all of it, on this device.';

function describeTooLong(name: string, length: string, limit: string): FileLength {
  return { words: `${name} has ${length}; the limit for uploads is ${limit}. ${OTHER_WAY}`, isTooLong: true };
}

/** Says that a file has more bytes than the service takes; undefined if it has not. */
export function describeLargeFile({ name, size }: Pick<File, 'name' | 'size'>): FileLength | undefined {
  return size > maxBytes ? describeTooLong(name, formatFileSize(size), formatFileSize(maxBytes)) : undefined;
}

/** Says how many pages or rows a file has, with what to do if the service does not take so many. */
export function describeLength(mode: UploadMode, name: string, count: number): FileLength {
  const { most, one, many } = limits[mode];
  if (count > most) return describeTooLong(name, `${count} ${many}`, String(most));
  return { words: `${count} ${count === 1 ? one : many}`, isTooLong: false };
}
