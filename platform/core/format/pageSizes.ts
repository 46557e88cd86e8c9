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

/** The sizes of the parts of a shell that pages wait for, in bytes by gzip. */
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

/** Measures the parts of a shell that pages wait for. */
export function shellSizes(release: ShellRelease, read: ReadBrowserFile): ShellSizes {
  return {
    scripts: zippedSize([...release.entryDependencies, release.entry], read),
    texts: Object.fromEntries(textsFiles(release).map(([language, file]) => [language, zippedSize([file], read)])),
  };
}

/** The size of a page until it is interactive: scripts, and the shell's texts if it is not in English. */
export function totalSize({ path, own }: Pick<PageSizes, 'path' | 'own'>, { scripts, texts }: ShellSizes): number {
  return scripts + (texts[languageOf(path)] ?? 0) + own;
}

/**
 * The pages of a remote, with the size of its own scripts: its entry and the files of the page's screen, by gzip. Each
 * file and each screen is measured once.
 */
export function ownSizes(
  { name, entry, routes, screens }: RemoteRelease,
  product: string,
  read: ReadBrowserFile,
): Pick<PageSizes, 'path' | 'family' | 'remote' | 'own'>[] {
  const sizeOfFile = remember((file) => zippedSize([file], read));
  const sizeOfScreen = remember((screen) =>
    [entry, ...new Set(screens[screen]?.browser)].reduce((sum, file) => sum + sizeOfFile(file), 0),
  );
  return routes
    .flatMap((route) => expandPages(route))
    .map(({ path, family, screen }) => ({
      path: expandPath(path, product),
      family,
      remote: name,
      own: sizeOfScreen(screen),
    }));
}

/** A function that computes each value once. */
function remember(compute: (key: string) => number): (key: string) => number {
  const known = new Map<string, number>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
