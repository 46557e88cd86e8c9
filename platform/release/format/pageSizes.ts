import { gzipSync } from 'node:zlib';
import {
  expandPages,
  expandPath,
  PAGE_LANGUAGES,
  textsFile,
  type RemoteRelease,
  type ShellRelease,
} from '@artha/shared/contract';
import type { PageSizes } from './budgets.ts';

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

/** The shell's texts that pages in each other language than English wait for, in bytes by gzip. */
export function textsSizes({ files }: ShellRelease, read: ReadBrowserFile): [language: string, bytes: number][] {
  return PAGE_LANGUAGES.flatMap((language) => {
    const file = textsFile(language);
    return files[`browser/${file}`] ? [[language, zippedSize([file], read)]] : [];
  });
}

/** A remote's entry and the files of a screen, in bytes by gzip. */
function screenSize({ entry, screens }: RemoteRelease, screen: string, read: ReadBrowserFile): number {
  return zippedSize([entry, ...(screens[screen]?.browser ?? [])], read);
}

/** The pages of a remote, with the size of its own scripts. */
export function ownSizes(
  release: RemoteRelease,
  product: string,
  read: ReadBrowserFile,
): Pick<PageSizes, 'path' | 'family' | 'remote' | 'own'>[] {
  return release.routes
    .flatMap((route) => expandPages(route))
    .map(({ path, family, screen }) => ({
      path: expandPath(path, product),
      family,
      remote: release.name,
      own: screenSize(release, screen, read),
    }));
}
