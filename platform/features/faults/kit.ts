import { join } from 'node:path';
import * as v from 'valibot';
import { repositoryOf } from '@artha/build/repositoryOf';
import type { BuiltRelease, KitFeature } from '@artha/remote-kit/KitFeature';
import { siteOf } from '@artha/remote-kit/settings';
import { findReleaseService, ReleaseClient } from '@artha/service/ReleaseClient';

const flagsSchema = v.object({ faults: v.optional(v.boolean(), false) });

/** Visits a built release while something fails, with a page of pictures beside its sources. */
async function check({ own, releaseFolder, settings, features }: BuiltRelease): Promise<void> {
  const site = siteOf(settings);
  const releaseService = await findReleaseService(site);
  const { checkFaults } = await import('./kit/checkFaults.ts');
  const folder = join(repositoryOf(own.folder), '.artha/faults', own.name);
  await checkFaults(new ReleaseClient(releaseService), releaseFolder, { site, releaseService, folder, features });
}

/** The kit's half: `artha check --faults`. */
export const faults: KitFeature = {
  name: 'faults',
  usage: 'artha check --faults     what visitors see if something fails, with a page of pictures',
  options: { faults: { type: 'boolean' } },
  commands: {},
  findCheck: (flags) => (v.parse(flagsSchema, flags).faults ? check : undefined),
};
