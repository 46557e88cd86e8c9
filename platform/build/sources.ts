import { existsSync, globSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

/** The endings of a remote's sources, in the order in which a file is looked for. */
export const sourceEndings = ['.tsx', '.ts', '.jsx', '.js', '.mjs'] as const;

/** The endings of configuration, which Node reads without a build. */
const configEndings = ['.ts', '.js', '.mjs'] as const;

/** A source by its path without an ending; undefined if there is none. */
export function findSource(stem: string): string | undefined {
  return sourceEndings.map((ending) => stem + ending).find((file) => existsSync(file));
}

/** The sources that match a pattern without an ending, in order, without tests and declarations; relative to the folder. */
export function sourcesIn(folder: string, pattern: string): string[] {
  return globSync(pattern + `.{${sourceEndings.map((ending) => ending.slice(1)).join(',')}}`, { cwd: folder })
    .filter((file) => !/\.(?:test|d)\.\w+$/.test(file))
    .sort();
}

/** Sources by their names: `src/workers/readPdf.ts` is `readPdf`. */
export function namedSources(folder: string, pattern: string): Record<string, string> {
  return Object.fromEntries(
    sourcesIn(folder, pattern).map((file) => [basename(file, extname(file)), join(folder, file)]),
  );
}

/** A file of configuration, `webpack.config` or `remote.config`; in TypeScript if there is none. */
export function configFile(folder: string, name: string): string {
  const files = configEndings.map((ending) => join(folder, name + ending));
  return files.find((file) => existsSync(file)) ?? join(folder, `${name}.ts`);
}
