import * as v from 'valibot';
import { nameSchema } from './identifiers.ts';
import { navigationEntrySchema } from './navigation.ts';
import { routeSchema } from './route.ts';

/** What a team says about its remote, in `remote.config.ts`; the build copies it into `release.json`. */
export const remoteConfigSchema = v.object({
  /** Name in the registry and in every command. */
  name: nameSchema,
  /** The team that answers for it, as in CODEOWNERS. */
  owner: v.string(),
  /** The contract version that the remote was written for; see `CONTRACT_VERSION`. */
  contract: v.pipe(v.number(), v.integer()),
  routes: v.array(routeSchema),
  /** Its entries in the navigation bar and in the footer. */
  navigation: v.optional(v.array(navigationEntrySchema)),
});

/** What a team says about its remote. */
export type RemoteConfig = v.InferOutput<typeof remoteConfigSchema>;
