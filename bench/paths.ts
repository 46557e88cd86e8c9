import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** Where reports are written, and the store that is measured. */
export const outFolder = join(root, '.artha/bench');
export const storeFolder = join(outFolder, 'store');
