import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** Where everything that is built is published, by `npm test` or by the set-up; tests start from a copy of it. */
export const publishedStore = join(root, '.artha/e2e/store');

/** Names the folder of what tests make and throw away. The set-up makes it for a run and removes it at its end. */
export const SCRATCH_VARIABLE = 'ARTHA_E2E_SCRATCH';
export const scratch = (): string => process.env[SCRATCH_VARIABLE] ?? tmpdir();

/** The store of the site that all tests visit. */
export const baseStore = (): string => join(scratch(), 'store');

/** The same site with a glossary of a few terms. Tests that publish or break something work on a copy of it. */
export const smallStore = (): string => join(scratch(), 'small-store');

/** The same with an authentication service: in a folder, and for tests, which are loaded when the scratch folder has its name. */
export const accountsStoreIn = (folder: string): string => join(folder, 'accounts-store');
export const accountsStore = accountsStoreIn(scratch());

/** Where the shared site's addresses are written by the set-up. */
export const siteFile = join(root, '.artha/e2e/site.json');

/** The configuration of the site that is tested: every setting is there, none leads anywhere. */
export const configFile = join(import.meta.dirname, 'site.config.json');
