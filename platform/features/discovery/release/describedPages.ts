import type { SiteFeature } from '@artha/core/SiteFeature';
import { breadcrumbs } from '@artha/core/pageDetails';
import { openGraph } from './openGraph.ts';
import { pictureOf } from './pictures/pictureOf.ts';
import { organizationOf, structuredData } from './structuredData.ts';

/** The description of pages for those who share or list them: Open Graph with a picture, and structured data. */
export const describedPages: Required<Pick<SiteFeature, 'describePage' | 'dataInput'>> = {
  describePage: ({ details, site, head, data }) => {
    const { config, pages } = site;
    const picture = pictureOf(details, site);
    const trail = breadcrumbs(details, pages);
    return {
      head: openGraph(details, config, picture, head),
      data: structuredData({ details, trail, config, picture: picture.url, own: data }),
    };
  },
  dataInput: (details, site) => {
    const { product, email, origin } = site.config;
    const url = new URL(details.path, origin).href;
    const organization = organizationOf(site.config);
    return { product, email, origin, url, image: pictureOf(details, site).url, organization };
  },
};
