import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const ending = '.tsv';

/** The image of the service is made of the files that its programs name: this name, with its ending, means all lists. */
const readList = (name: string): string => readFileSync(join(import.meta.dirname, `${name}.tsv`), 'utf8');

/**
 * The texts of the lists beside this file, by path: `merchants/health/pharmacy.tsv`. A build for browsers takes
 * `bundledLists.ts` instead.
 */
export const listTexts: ReadonlyMap<string, string> = new Map(
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .sort()
    .map((path): [string, string] => [path.replaceAll(sep, '/'), readList(path.slice(0, -ending.length))]),
);
