import type { EdgeFeature } from '@artha/edge/EdgeFeature';
import { asksForWorker, sendRemoval } from '@artha/edge/removeWorker';

/**
 * The edge's half: it switches offline use off.
 * @param isOff whether browsers delete the site's service worker and what it keeps.
 */
export const offline = (isOff: boolean): EdgeFeature => ({
  name: 'offline',
  open: () => ({ answer: (request, reply) => (isOff && asksForWorker(request) ? sendRemoval(reply) : undefined) }),
});
