import * as v from 'valibot';

/** The statement of a team that runs its own build in one tab. */
export const overrideStatementSchema = v.object({
  statement: v.pipe(v.string(), v.description('What a key of the remote’s team signed, in Base64url: docs/trust.md.')),
});

/** The confirmation of an override. */
export const overrideRecordSchema = v.object({
  record: v.pipe(v.string(), v.description('What the service signed, in Base64url: the tab gives it to the site.')),
});
