import * as v from 'valibot';

const person = v.object({
  /** The service's own identifier. */
  id: v.string(),
  email: v.optional(v.string()),
  name: v.optional(v.string()),
});

/**
 * The person who is signed in, as all remotes may know it; never contains a token.
 * - `unknown`: a session is stored but not verified yet
 * - `signed-out`: no session; `reason` if the person did not sign out
 */
export const sessionSchema = v.union([
  v.object({ kind: v.literal('unknown') }),
  v.object({
    kind: v.literal('signed-out'),
    reason: v.optional(v.picklist(['expired', 'invalid'])),
  }),
  v.object({
    kind: v.literal('signed-in'),
    person,
    /** The current assurance level, and the level after a second factor. */
    assurance: v.picklist(['aal1', 'aal2']),
    nextAssurance: v.picklist(['aal1', 'aal2']),
  }),
]);

/** The person who is signed in, as all remotes may know it. */
export type Session = v.InferOutput<typeof sessionSchema>;
