import * as v from 'valibot';

/** The variable in which a runner names a running site, with all its services. */
export const RUNNING_SITE_VARIABLE = 'ARTHA_E2E_SITE';

const runningSiteSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    url: v.string(),
    /** Of its mail catcher: Mailpit. */
    mailUrl: v.string(),
    /** Of the inbox for its text messages. */
    textsUrl: v.string(),
  }),
);
/** The addresses of a site that already runs. */
export type RunningSite = v.InferOutput<typeof runningSiteSchema>;

/** The site that the runner names; undefined if the tests serve their own. */
export function runningSite(): RunningSite | undefined {
  const text = process.env[RUNNING_SITE_VARIABLE];
  return text === undefined ? undefined : v.parse(runningSiteSchema, text);
}
