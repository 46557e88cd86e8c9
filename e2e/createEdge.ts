import { edgeFeatures } from '@artha/features/edgeFeatures';
import { createEdge as createCore, type EdgeOptions } from '@artha/edge/createEdge';

/** An edge with all features, like that of a site. */
export const createEdge = (options: EdgeOptions): ReturnType<typeof createCore> =>
  createCore({ features: edgeFeatures(), ...options });
