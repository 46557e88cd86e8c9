import type { EdgeFeature } from '@artha/edge/EdgeFeature';
import { canary } from './canary/edge.ts';
import type { CountSettings } from './canary/edge/countVisits.ts';
import { errors } from './errors/edge.ts';
import { offline } from './offline/edge.ts';
import { override } from './override/edge.ts';
import { preview } from './preview/edge.ts';

/** The operator's settings of features. */
export interface EdgeSettings extends CountSettings {
  /** The address below which each preview has an origin of its own; undefined for a site without previews. */
  readonly previewsUrl?: string | undefined;
  /** Whether offline use is switched off for all: browsers then delete the site's service worker and what it keeps. */
  readonly isOfflineOff?: boolean;
}

/** The features of an edge. The first one that would answer a request does. */
export const edgeFeatures = (settings: EdgeSettings = {}): readonly EdgeFeature[] => [
  offline(settings.isOfflineOff ?? false),
  preview(settings.previewsUrl),
  override,
  errors,
  canary(settings),
];
