import type { Route } from './route.ts';

/** What a team says about its remote, in `remote.config.ts`; the build copies it into `release.json`. */
export interface RemoteConfig {
  /** Name in the registry and in every command: lower-case letters and dashes. */
  readonly name: string;
  /** The team that answers for it, as in CODEOWNERS. */
  readonly owner: string;
  /** The contract version that the remote was written for; see `CONTRACT_VERSION`. */
  readonly contract: number;
  readonly routes: readonly Route[];
}
