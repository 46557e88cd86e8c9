import type { ReleaseFeature } from '@artha/service/ReleaseFeature';
import { errors } from './errors/release.ts';
import { notifications } from './notifications/release.ts';
import type { Teller } from './notifications/release/openTeller.ts';
import { offline } from './offline/release.ts';
import { override } from './override/release.ts';
import { preview } from './preview/release.ts';

/** What an operator says of features. */
export interface ReleaseSettings {
  /** The address below which each preview has an origin of its own; undefined for a site without previews. */
  readonly previewsUrl?: string | undefined;
  /** File for the errors that visitors met; by default they are in memory only. */
  readonly errorsFile?: string | undefined;
  /** Tells teams what happens to their remotes; by default no one is told. */
  readonly teller?: Teller | undefined;
}

/** What is added to the release service. */
export const releaseFeatures = ({
  previewsUrl,
  errorsFile,
  teller,
}: ReleaseSettings = {}): readonly ReleaseFeature[] => [
  preview(previewsUrl),
  override,
  offline,
  errors(errorsFile),
  notifications(teller),
];
