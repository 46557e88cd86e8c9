import * as v from 'valibot';
import { nameSchema } from '../routes/identifiers.ts';
import { navigationEntrySchema } from '../routes/navigation.ts';
import { routeSchema } from '../routes/route.ts';

/** The name of a value of the build: `API_KEY`. */
const valueNameSchema = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]*$/, 'capitals, digits and _, as in API_KEY'));

/** The contents of a remote's `remote.config.ts`; the build copies it into `release.json`, apart from `define`. */
export const remoteConfigSchema = v.object({
  /** Name in the registry and in every command. */
  name: nameSchema,
  /** The owning team, as in CODEOWNERS. */
  owner: v.string(),
  /** The contract version that the remote was written for; see `CONTRACT_VERSION`. */
  contract: v.pipe(v.number(), v.integer()),
  routes: v.array(routeSchema),
  /** Its entries in the navigation bar and in the footer. */
  navigation: v.optional(v.array(navigationEntrySchema)),
  /**
   * Values that the build writes for `process.env.NAME` in the sources. Everyone can read them in the scripts, so none may
   * be a secret.
   */
  define: v.optional(v.record(valueNameSchema, v.union([v.string(), v.number(), v.boolean(), v.undefined()]))),
});

/** The contents of a remote's `remote.config.ts`. */
export type RemoteConfig = v.InferOutput<typeof remoteConfigSchema>;
