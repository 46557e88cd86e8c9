import { gzipSync } from 'node:zlib';
import type { RemoteRelease, ShellRelease } from '@artha/shared/contract';

/** Reads a browser file of a release. */
export type ReadBrowserFile = (file: string) => Uint8Array;

/** Transferred size of files: by gzip at level 9, in bytes. */
function zippedSize(files: readonly string[], read: ReadBrowserFile): number {
  return files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
}

/** The shell's first file and those that it waits for, in bytes by gzip. */
export function shellSize({ entryDependencies, entry }: ShellRelease, read: ReadBrowserFile): number {
  return zippedSize([...entryDependencies, entry], read);
}

/** A remote's entry and the files of a screen, in bytes by gzip. */
export function screenSize({ entry, screens }: RemoteRelease, screen: string, read: ReadBrowserFile): number {
  return zippedSize([entry, ...(screens[screen]?.browser ?? [])], read);
}
