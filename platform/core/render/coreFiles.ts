import { resolve } from 'node:path';

/** The files of the core that the programs of its steps import: its checks of releases and of pages. */
export const coreFiles = (): string[] =>
  ['.', '../format', '../package.json'].map((path) => resolve(import.meta.dirname, path));
