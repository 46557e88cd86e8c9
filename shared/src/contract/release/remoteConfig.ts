import * as v from 'valibot';
import { nameSchema } from '../routes/identifiers.ts';
import { navigationEntrySchema } from '../routes/navigation.ts';
import { routeSchema } from '../routes/route.ts';

/** The contents of a remote's `remote.config.ts`; the build copies it into `release.json`. */
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
});

/** The contents of a remote's `remote.config.ts`. */
export type RemoteConfig = v.InferOutput<typeof remoteConfigSchema>;
