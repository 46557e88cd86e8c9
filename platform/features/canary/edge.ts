import type { EdgeFeature } from '@artha/edge/EdgeFeature';
import { chooseCanary } from './edge/chooseCanary.ts';
import { countVisits, type CountSettings } from './edge/countVisits.ts';

/** The edge's half: it chooses who gets a canary, and counts what visits meet. */
export const canary = (settings: CountSettings = {}): EdgeFeature => ({
  name: 'canary',
  open: (parts) => ({ chooseSite: chooseCanary, ...countVisits(parts, settings) }),
});
