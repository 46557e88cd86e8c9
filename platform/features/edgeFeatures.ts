import type { EdgeFeature } from '@artha/serve/EdgeFeature';
import { override } from './override/edge.ts';

/** What is added to an edge. Of those that would answer a request, the first one does. */
export const edgeFeatures: readonly EdgeFeature[] = [override];
