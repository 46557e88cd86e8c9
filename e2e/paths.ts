import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The root of the repository. */
export const root = resolve(import.meta.dirname, '..');

/** The store with everything that is built, published by `npm test` or by the setup; tests start with a copy of it. */
export const publishedStore = join(root, '.artha/e2e/store');

/** Names the temporary folder of a run. The setup creates it, and removes it at the end. */
export const SCRATCH_VARIABLE = 'ARTHA_E2E_SCRATCH';
/** The folder for files of a run. */
export const scratch = (): string => process.env[SCRATCH_VARIABLE] ?? tmpdir();

/** The file in which the setup writes the addresses of the shared site. */
export const siteFile = join(root, '.artha/e2e/site.json');

/** The configuration of the tested site: every setting has a value, and none leads to a real service. */
export const configFile = join(import.meta.dirname, 'site.config.json');
