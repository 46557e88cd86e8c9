import * as v from 'valibot';

/** The events of a remote. */
export const eventsSchema = v.object({
  hookKey: v.optional(
    v.pipe(
      v.string(),
      v.description(
        'The Ed25519 key that proves its web hooks (Standard Webhooks): whpk_ and Base64; omitted if it sends none.',
      ),
    ),
  ),
  events: v.pipe(
    v.array(
      v.object({
        kind: v.pipe(v.string(), v.description('What happened: release-taken-back.')),
        at: v.pipe(v.string(), v.isoTimestamp(), v.description('When it happened.')),
        subject: v.pipe(v.string(), v.description('What happened, in a line.')),
        untold: v.pipe(
          v.array(
            v.object({
              way: v.picklist(['hook', 'mail']),
              reason: v.pipe(v.string(), v.description('Why its team could not be told.')),
              next: v.optional(
                v.pipe(v.string(), v.isoTimestamp(), v.description('When it is tried again; omitted if it is not.')),
              ),
            }),
          ),
          v.description('The ways in which its team could not be told.'),
        ),
      }),
    ),
    v.description('The newest first.'),
  ),
});

/** The events of a remote. */
export type RemoteEvents = v.InferOutput<typeof eventsSchema>;
