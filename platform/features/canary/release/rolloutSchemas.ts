import * as v from 'valibot';
import { eventSchema, figureSchema } from '@artha/service/releaseEvents';

/** The address at which edges report what visits met. */
export const COUNTS_ROUTE = '/v1/counts';

const text = (description: string) => v.pipe(v.string(), v.description(description));
const number = (description: string) => v.pipe(v.number(), v.description(description));

const figures = v.pipe(v.array(figureSchema), v.description('The comparisons so far.'));

/** The service's facts about the rollout of a remote. */
export const rolloutSchema = v.object({
  needed: number('The evidence for which a release is taken back.'),
  canary: v.optional(
    v.object({
      version: v.string(),
      digest: v.string(),
      share: number('Per cent of the visitors.'),
      since: text('When it began.'),
      visits: number('Visits of this stage that were counted.'),
      neededVisits: number('The visits after which it is given to more.'),
      figures,
    }),
  ),
  watch: v.optional(v.object({ version: v.string(), digest: v.string(), since: v.string(), figures })),
  events: v.pipe(v.array(eventSchema), v.description('Newest first.')),
});

/** The service's facts about the rollout of a remote. */
export type Rollout = v.InferOutput<typeof rolloutSchema>;
