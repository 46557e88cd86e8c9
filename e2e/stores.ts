import { join } from 'node:path';
import { releaseFeatures } from '@artha/features/releaseFeatures';
import { FolderStore } from '@artha/core/folderStore';
import { loadConfig } from '@artha/core/loadConfig';
import { openLocalContext, serviceFolderOf } from '@artha/service/openLocalContext';
import { publish, recompose } from '@artha/core/publish';
import { composeQuickly } from '@artha/core/testing/composeQuickly';
import type { SiteConfig } from '@artha/shared/config';
import { composeOnce } from './composeOnce.ts';
import { copyStore } from './copyStore.ts';
import { configFile, scratch } from './paths.ts';

/** The configuration of the tested site. */
export const testedConfig = (): SiteConfig => loadConfig(configFile, {});

/** The store of the site that all tests visit, which the setup publishes. */
export const baseStore = (): string => join(scratch(), 'store');

/** The release service of a store; it starts empty if neither exists. */
export const openContext = (folder: string, config = testedConfig()) =>
  openLocalContext(new FolderStore(folder), config, serviceFolderOf(folder), releaseFeatures());

/** The same site with only a few terms of the glossary. Tests that publish or break something use a copy of it. */
export const smallStore = (): Promise<string> =>
  composeOnce(join(scratch(), 'small-store'), async (folder) => {
    // A running site needs no builds.
    const { smallGlossary } = await import('./alteredRelease.ts');
    copyStore(baseStore(), folder);
    await publish({ ...(await openContext(folder)), ...composeQuickly }, [await smallGlossary()]);
  });

/** The same with an authentication service. */
export const accountsStore = (): Promise<string> =>
  composeOnce(join(scratch(), 'accounts-store'), async (folder) => {
    copyStore(await smallStore(), folder);
    const config = { ...testedConfig(), auth: { url: '/auth/v1', publishableKey: '' } };
    await recompose({ ...(await openContext(folder, config)), ...composeQuickly });
  });
