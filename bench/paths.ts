import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** The folder of reports, and the measured store. */
export const outFolder = join(root, '.artha/bench');
export const storeFolder = join(outFolder, 'store');
