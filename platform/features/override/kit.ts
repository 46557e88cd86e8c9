import * as v from 'valibot';
import { keyOf, writeClient } from '@artha/remote-kit/clients';
import { findPackage } from '@artha/remote-kit/findRemote';
import type { FeatureCall, KitFeature } from '@artha/remote-kit/KitFeature';
import { siteOf } from '@artha/remote-kit/settings';

const flagsSchema = v.object({ for: v.optional(v.string()), port: v.optional(v.string()) });

async function run({ folder, name, settings, flags }: FeatureCall): Promise<void> {
  const own = findPackage(folder, name);
  const [key, site] = [keyOf(settings), siteOf(settings)];
  if (key === undefined)
    throw new Error(
      `Only the team of ${own.name} may override it. Name the file of its key: --key, ARTHA_KEY, or "artha".`,
    );
  const { for: life, port } = v.parse(flagsSchema, flags);
  const { runOverride } = await import('./kit/runOverride.ts');
  await runOverride(own, { client: await writeClient(settings), site, key, life, port });
}

/** The kit's half: the command that serves a team's own build to one tab. */
export const override: KitFeature = {
  name: 'override',
  usage:
    'artha override [name]    your own build in one tab of the deployed site, from this machine (--port; --for 2h)',
  options: { for: { type: 'string' }, port: { type: 'string' } },
  commands: { override: run },
};
