import * as v from 'valibot';
import type { FeatureCall, KitFeature, PublishWay } from '@artha/remote-kit/KitFeature';
import { sendRelease } from '@artha/remote-kit/sendRelease';

const flagsSchema = v.object({ canary: v.optional(v.string()), 'no-guard': v.optional(v.boolean(), false) });

async function findWay(flags: FeatureCall['flags']): Promise<PublishWay | undefined> {
  const { canary: text, 'no-guard': isUnguarded } = v.parse(flagsSchema, flags);
  if (text === undefined && !isUnguarded) return undefined;
  const { describeCanary, parseShare } = await import('./kit/share.ts');
  const rollout = { ...(text !== undefined && { share: parseShare(text) }), ...(isUnguarded && { guard: false }) };
  const describe = text === undefined ? undefined : describeCanary;
  return { send: (client, folder, source) => sendRelease(client, folder, source, rollout, describe) };
}

/** The kit's half: ways of `artha publish`, and what `artha status` says of a canary. */
export const canary: KitFeature = {
  name: 'canary',
  usage: [
    'artha publish --canary   5%: gives it to a share of the visitors first, then to more, all, or back, by what they meet;',
    '                         artha status shows its figures, and what happened to releases',
    'artha publish --no-guard it is not taken back without a person if it breaks for visitors',
  ].join('\n'),
  options: { canary: { type: 'string' }, 'no-guard': { type: 'boolean' } },
  commands: {},
  findWay,
  describeToAll: async (client, name) => {
    const { describeRollout } = await import('./kit/describeRollout.ts');
    const { readRollout } = await import('./release/readRollout.ts');
    return describeRollout(await readRollout(client, name));
  },
};
