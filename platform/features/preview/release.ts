import type { ReleaseFeature } from '@artha/service/ReleaseFeature';
import { countPreviews } from './release/countPreviews.ts';
import { acceptPreview } from './release/preview.ts';
import { isPreviewOrder } from './release/previewOrder.ts';
import { servePreviews } from './release/servePreviews.ts';

/**
 * The release service's half: it composes the site with the releases of a preview order, as a site of its own.
 * @param previewsUrl the address below which each preview has an origin of its own; undefined to refuse previews.
 */
export const preview = (previewsUrl: string | undefined): ReleaseFeature => ({
  name: 'preview',
  serve: (app, parts) => {
    servePreviews(app, { ...parts, previewsUrl });
  },
  uploads: { areLike: isPreviewOrder, accept: async (...submission) => (await acceptPreview(...submission)).order },
  ...(previewsUrl !== undefined && { readStatus: countPreviews() }),
});
