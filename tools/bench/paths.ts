import { join, resolve } from 'node:path';

/** The root of the repository. */
export const root = resolve(import.meta.dirname, '../..');

/** The folder of reports, and the measured store. */
export const outFolder = join(root, '.artha/bench');
/** The store that is measured. */
export const storeFolder = join(outFolder, 'store');
