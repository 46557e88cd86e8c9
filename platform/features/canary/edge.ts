import type { EdgeFeature } from '@artha/edge/EdgeFeature';
import { chooseCanary } from './edge/chooseCanary.ts';
import { countVisits, type CountSettings } from './edge/countVisits.ts';
import { DRAW_COOKIE } from './edge/draw.ts';

/** The edge's half: it chooses who gets a canary, and counts what visits meet. */
export const canary = (settings: CountSettings = {}): EdgeFeature => ({
  name: 'canary',
  cookies: [DRAW_COOKIE],
  open: (parts) => ({ chooseSite: chooseCanary, ...countVisits(parts, settings) }),
});
