import { resolve } from 'node:path';

/** What the programs of the core's steps import of it: its checks of releases and of pages. */
export const coreFiles = (): string[] =>
  ['.', '../format', '../package.json'].map((path) => resolve(import.meta.dirname, path));
