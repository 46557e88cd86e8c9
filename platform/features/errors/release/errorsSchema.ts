import * as v from 'valibot';
import { statusSchema } from '@artha/service/apiSchemas';

const { digest } = statusSchema.entries.remotes.item.entries;

/** The address at which edges report where errors are thrown. */
export const ERRORS_ROUTE = '/v1/errors';

/** The errors of a remote. */
export const errorsSchema = v.object({
  errors: v.pipe(
    v.array(
      v.object({
        version: v.string(),
        digest,
        code: v.pipe(v.string(), v.description('Kind of the error: docs/measurement.md.')),
        count: v.pipe(v.number(), v.integer()),
        last: v.pipe(v.string(), v.isoTimestamp(), v.description('When it was reported last.')),
        frames: v.array(
          v.object({
            position: v.pipe(v.string(), v.description('File, line and column in a script of the release.')),
            source: v.optional(
              v.pipe(v.string(), v.description('File, line and column in the sources; omitted if it is unknown.')),
            ),
            text: v.optional(v.pipe(v.string(), v.description('The line of the source.'))),
          }),
        ),
      }),
    ),
    v.description('The newest release first, of each the most frequent error first.'),
  ),
});

/** An error of a release, with the lines of the sources. */
export type ReleaseError = v.InferOutput<typeof errorsSchema>['errors'][number];
