import type { EdgeFeature } from '@artha/edge/EdgeFeature';
import { passErrorsOn } from './edge/passErrorsOn.ts';

/** The edge's half: it passes on where pages say that errors were thrown. */
export const errors: EdgeFeature = {
  name: 'errors',
  open: ({ releaseServiceUrl }) =>
    releaseServiceUrl === undefined ? {} : { onReport: passErrorsOn(releaseServiceUrl) },
};
