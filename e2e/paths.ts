import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** The store that every test starts from; tests that publish or break something work on a copy. */
export const baseStore = join(root, '.artha/e2e/store');

/** The same site with an authentication service. */
export const accountsStore = join(root, '.artha/e2e/accounts-store');

/** Where the shared site's addresses are written by the set-up. */
export const siteFile = join(root, '.artha/e2e/site.json');

/** Folder for what tests make and throw away; the set-up names one for a run and removes it at its end. */
export const scratch = (): string => process.env['ARTHA_E2E_SCRATCH'] ?? tmpdir();

/** The configuration of the site that is tested: every setting is there, none leads anywhere. */
export const configFile = join(import.meta.dirname, 'site.config.json');
