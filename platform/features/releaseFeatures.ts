import type { ReleaseFeature } from '@artha/release/ReleaseFeature';
import { override } from './override/release.ts';

/** What is added to the release service. */
export const releaseFeatures: readonly ReleaseFeature[] = [override];
