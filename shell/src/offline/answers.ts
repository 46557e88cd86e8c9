import * as v from 'valibot';

/** The worker's answers, by the kind of request. */
export const answers = {
  /** `unknown`: the site has no record of it; `full`: the device has no room; `failed`: something did not come. */
  visited: v.picklist(['kept', 'full', 'failed', 'unknown']),
  find: v.boolean(),
  list: v.array(v.object({ path: v.string(), name: v.string(), lang: v.optional(v.string()) })),
  forget: v.literal(true),
  start: v.literal(true),
} as const;
