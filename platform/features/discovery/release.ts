import type { ReleaseFeature } from '@artha/service/ReleaseFeature';
import { composeBranding } from './release/composeBranding.ts';
import { composeTexts } from './release/composeTexts.ts';
import { describedPages } from './release/describedPages.ts';
import { missingPictures } from './release/pictures/missingPictures.ts';

/** The half that composes: what search engines, chats and systems read beside pages. */
export const discovery: ReleaseFeature = {
  name: 'discovery',
  ...describedPages,
  composeFiles: async ({ parts, now }) => ({
    files: [...composeTexts(parts, now), ...(await composeBranding(parts))],
  }),
  composeNamedFiles: missingPictures,
};
