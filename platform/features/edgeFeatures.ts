import type { EdgeFeature } from '@artha/edge/EdgeFeature';
import { errors } from './errors/edge.ts';
import { offline } from './offline/edge.ts';
import { override } from './override/edge.ts';
import { preview } from './preview/edge.ts';

/** What an operator says of features. */
export interface EdgeSettings {
  /** The address below which each preview has an origin of its own; undefined for a site without previews. */
  readonly previewsUrl?: string | undefined;
  /** Whether offline use is switched off for all: browsers then delete the site's service worker and what it keeps. */
  readonly isOfflineOff?: boolean;
}

/** What is added to an edge. Of those that would answer a request, the first one does. */
export const edgeFeatures = ({ previewsUrl, isOfflineOff = false }: EdgeSettings = {}): readonly EdgeFeature[] => [
  offline(isOfflineOff),
  preview(previewsUrl),
  override,
  errors,
];
