import * as v from 'valibot';
import type { FeatureCall, KitFeature, PublishWay } from '@artha/remote-kit/KitFeature';

const flagsSchema = v.object({
  preview: v.optional(v.boolean(), false),
  for: v.optional(v.string()),
  with: v.optional(v.string()),
  // Those of releases for visitors.
  canary: v.optional(v.string()),
  'no-guard': v.optional(v.boolean(), false),
});

async function findWay(flags: FeatureCall['flags']): Promise<PublishWay | undefined> {
  const { preview, for: life, with: link, canary, 'no-guard': isUnguarded } = v.parse(flagsSchema, flags);
  if (!preview && (life !== undefined || link !== undefined))
    throw new Error('--for and --with are for --preview; without it, visitors would get the release.');
  if (!preview) return undefined;
  if (canary !== undefined || isUnguarded)
    throw new Error('A preview is for no visitor: leave out --canary and --no-guard.');
  const { aimPreview, describePreview } = await import('./kit/aimPreview.ts');
  const { previewTokenAudience } = await import('./release/previewOrder.ts');
  const { sendPreview } = await import('./release/previewClient.ts');
  const aim = aimPreview({ life, link });
  return {
    tokenAudience: previewTokenAudience,
    send: async (client, folder, source) => describePreview(await sendPreview(client, folder, aim, source)),
  };
}

/** The kit's half: a way of `artha publish`, and the previews of a team in `artha status`. */
export const preview: KitFeature = {
  name: 'preview',
  usage: [
    'artha publish --preview  only anyone with a link sees the site with the release; --for 12h or 7d; --with <link>: in one',
    '                         preview with the releases that are there. artha status lists those of a team',
  ].join('\n'),
  options: { preview: { type: 'boolean' }, for: { type: 'string' }, with: { type: 'string' } },
  commands: {},
  findWay,
  describe: async (client, name) => {
    const { showPreviews } = await import('./kit/aimPreview.ts');
    return showPreviews(client, name);
  },
};
