import * as v from 'valibot';

/** Schema of what the operator announces of the site's next shell, a release before it is live. */
export const nextShellSchema = v.strictObject({
  version: v.pipe(v.string(), v.description('Version of the shell.')),
  from: v.pipe(v.string(), v.isoDate(), v.description('The day from which it may be live: 2027-03-01.')),
  supportedContracts: v.pipe(v.array(v.number()), v.description('Contract versions that it supports.')),
  provides: v.pipe(
    v.record(v.string(), v.string()),
    v.description('Versions of the shared packages that it provides.'),
  ),
});

/** The announcement of the site's next shell. */
export type NextShell = v.InferOutput<typeof nextShellSchema>;
