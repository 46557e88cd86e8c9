import { resolve } from 'node:path';

/** The root of this repository: where its packages are, and what its commands keep. */
export const root = resolve(import.meta.dirname, '..');
