import type { EdgeFeature } from '@artha/edge/EdgeFeature';
import { servePreviews } from './edge/servePreviews.ts';

/**
 * The edge's half: it serves each preview at an origin of its own.
 * @param previewsUrl the address below which they are; undefined for a site without previews.
 */
export const preview = (previewsUrl: string | undefined): EdgeFeature => ({
  name: 'preview',
  open: (parts) => (previewsUrl === undefined ? {} : servePreviews(parts, previewsUrl)),
});
