import type { ReleaseFeature } from '@artha/release/ReleaseFeature';
import { override } from './override/release.ts';
import { preview } from './preview/release.ts';

/** What an operator says of features. */
export interface ReleaseSettings {
  /** The address below which each preview has an origin of its own; undefined for a site without previews. */
  readonly previewsUrl?: string | undefined;
}

/** What is added to the release service. */
export const releaseFeatures = ({ previewsUrl }: ReleaseSettings = {}): readonly ReleaseFeature[] => [
  preview(previewsUrl),
  override,
];
