import type { ReleaseFeature } from '@artha/service/ReleaseFeature';
import { canary } from './canary/release.ts';
import { discovery } from './discovery/release.ts';
import { errors } from './errors/release.ts';
import { notifications } from './notifications/release.ts';
import type { Teller } from './notifications/release/openTeller.ts';
import { offline } from './offline/release.ts';
import { override } from './override/release.ts';
import { preview } from './preview/release.ts';

/** The operator's settings of features. */
export interface ReleaseSettings {
  /** The address below which each preview has an origin of its own; undefined for a site without previews. */
  readonly previewsUrl?: string | undefined;
  /** File for the errors that visitors met; by default they are in memory only. */
  readonly errorsFile?: string | undefined;
  /** File for what was counted of releases and decided about them; by default that is in memory only. */
  readonly rolloutsFile?: string | undefined;
  /** Tells teams what happens to their remotes; by default no one is told. */
  readonly teller?: Teller | undefined;
}

/** The features of the release service. */
export const releaseFeatures = ({
  previewsUrl,
  errorsFile,
  rolloutsFile,
  teller,
}: ReleaseSettings = {}): readonly ReleaseFeature[] => [
  preview(previewsUrl),
  override,
  discovery,
  offline,
  errors(errorsFile),
  notifications(teller),
  // After what tells teams, so that it ends before it.
  canary(rolloutsFile),
];
