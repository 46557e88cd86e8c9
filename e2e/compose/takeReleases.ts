import { existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ComposedSite } from '@artha/platform/containers';
import { findPackages } from '@artha/platform/webpack';
import { root } from '../paths.ts';

/**
 * Puts the release that each container has published where the journeys look for it: they know the site's pages by it. What
 * the repository has built already stays, and what the site in containers leaves out has no release.
 */
export async function takeReleases(compose: ComposedSite): Promise<void> {
  const services = (await compose.compose('config', '--services')).split('\n');
  for (const { folder, outDir } of findPackages(root)) {
    if (!services.includes(basename(folder)) || existsSync(join(outDir, 'release.json'))) continue;
    rmSync(outDir, { recursive: true, force: true });
    await compose.compose('cp', `${basename(folder)}:/release`, outDir);
  }
}
