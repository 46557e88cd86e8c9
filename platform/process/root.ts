import { resolve } from 'node:path';

/** The root of this repository, with its packages and the files of its commands. */
export const root = resolve(import.meta.dirname, '../..');
