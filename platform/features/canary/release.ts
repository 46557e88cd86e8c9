import type { ReleaseFeature } from '@artha/service/ReleaseFeature';
import { acceptCounts } from './release/acceptCounts.ts';
import { applyCanary } from './release/applyCanary.ts';
import { registryOfCanary } from './release/canaries.ts';
import { composeCanaries } from './release/composeCanaries.ts';
import { Rollouts } from './release/Rollouts.ts';

/**
 * The release service's half: it composes canaries, and decides about releases by what edges count.
 * @param rolloutsFile where counts and decisions are kept; undefined for in memory only.
 */
export function canary(rolloutsFile?: string): ReleaseFeature {
  let rollouts: Rollouts | undefined;
  return {
    name: 'canary',
    composeFiles: composeCanaries,
    actions: { canary: { apply: applyCanary, registryFor: registryOfCanary } },
    serve: async (app, parts) => {
      rollouts = await Rollouts.open({ ...parts, file: rolloutsFile });
      acceptCounts(app, parts, rollouts);
    },
    visitsOf: (remote) => rollouts?.visitsOf(remote) ?? 0,
  };
}
