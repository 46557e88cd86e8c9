import { listedPages } from '../pageDetails.ts';
import type { SiteFeature } from '../SiteFeature.ts';

/** A feature for tests: lists the pages that search engines may show, and says so in each. */
export const listPages: SiteFeature = {
  name: 'list',
  composeFiles: ({ parts }) => {
    const paths = listedPages(parts.pages).map(({ path }) => path);
    return Promise.resolve({ files: [['sitemap.xml', paths.map((path) => `<loc>${path}</loc>\n`).join('')]] });
  },
  describePage: ({ details }) => ({ head: ['<meta name="listed">'], data: { path: details.path } }),
};
