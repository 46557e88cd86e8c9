import * as v from 'valibot';
import { statusSchema } from '@artha/service/apiSchemas';

const { digest } = statusSchema.entries.remotes.item.entries;

/** A preview. */
export const previewSchema = v.object({
  link: v.pipe(v.string(), v.url(), v.description('Who has it can open the preview.')),
  until: v.pipe(v.string(), v.isoTimestamp(), v.description('When it ends.')),
  releases: v.pipe(
    v.array(v.object({ name: v.string(), version: v.string(), digest })),
    v.description('What it shows besides the site of the visitors.'),
  ),
});

/** The previews of a team. */
export const previewsSchema = v.object({ previews: v.array(previewSchema) });

/** A preview. */
export type Preview = v.InferOutput<typeof previewSchema>;
