import { existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ComposedSite } from '@artha/containers/docker';
import { findPackages } from '@artha/build/findPackages';
import { root } from '../paths.ts';

/**
 * Copies the release of each container to the place where journeys read the site's pages. Releases that the repository has
 * built stay; a remote that the site in containers lacks has no release.
 */
export async function takeReleases(compose: ComposedSite): Promise<void> {
  const services = (await compose.compose('config', '--services')).split('\n');
  for (const { folder, outDir } of findPackages(root)) {
    if (!services.includes(basename(folder)) || existsSync(join(outDir, 'release.json'))) continue;
    rmSync(outDir, { recursive: true, force: true });
    await compose.compose('cp', `${basename(folder)}:/release`, outDir);
  }
}
