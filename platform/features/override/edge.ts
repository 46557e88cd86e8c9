import type { EdgeFeature } from '@artha/edge/EdgeFeature';
import { OVERRIDE_PATH, serveOverrides } from './edge/serveOverrides.ts';

/** Records are small. */
const RECORD_BYTES = 64 << 10;

/** The edge's half: the page that turns an override on, and the pages of a tab that has one. */
export const override: EdgeFeature = {
  name: 'override',
  bodies: new Map([[OVERRIDE_PATH, { methods: ['GET', 'HEAD', 'POST', 'DELETE'], maxBytes: RECORD_BYTES }]]),
  open: serveOverrides,
};
