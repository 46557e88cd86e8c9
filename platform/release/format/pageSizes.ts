import { gzipSync } from 'node:zlib';
import {
  expandPages,
  expandPath,
  languageOf,
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

/** What pages wait for of a shell, in bytes by gzip. */
export interface ShellSizes {
  /** Its first file and those that it waits for. */
  readonly scripts: number;
  /** Its texts in each other language than English. */
  readonly texts: Readonly<Record<string, number>>;
}

/** The files of a shell with its texts in other languages than English. */
function textsFiles({ files }: ShellRelease): [language: string, file: string][] {
  return PAGE_LANGUAGES.map((language): [string, string] => [language, textsFile(language)]).filter(
    ([, file]) => files[`browser/${file}`],
  );
}

/** The browser files of a shell that are weighed. */
export function weighedFiles(release: ShellRelease): string[] {
  return [...release.entryDependencies, release.entry, ...textsFiles(release).map(([, file]) => file)];
}

/** What pages wait for of a shell. */
export function shellSizes(release: ShellRelease, read: ReadBrowserFile): ShellSizes {
  return {
    scripts: zippedSize([...release.entryDependencies, release.entry], read),
    texts: Object.fromEntries(textsFiles(release).map(([language, file]) => [language, zippedSize([file], read)])),
  };
}

/** What a page waits for before it is interactive: scripts, and the shell's texts in its language if it is not English. */
export function totalSize({ path, own }: Pick<PageSizes, 'path' | 'own'>, { scripts, texts }: ShellSizes): number {
  return scripts + (texts[languageOf(path)] ?? 0) + own;
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
