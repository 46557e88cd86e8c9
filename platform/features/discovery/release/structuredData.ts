import type { SiteConfig } from '@artha/shared/config';
import { isHome } from '@artha/shared/contract';
import { pageName, type PageDetails } from '@artha/core/pageDetails';
import { iconFile } from './iconFiles.ts';

/** The parts that the structured data of a page is made from. */
export interface GraphParts {
  readonly details: PageDetails;
  /** The page and those above it; see `trailOf`. */
  readonly trail: readonly PageDetails[];
  readonly config: SiteConfig;
  /** Address of the preview picture. */
  readonly picture: string | undefined;
  /** The page’s structured data from its remote. */
  readonly own: readonly object[];
}

/** How other entries of the site refer to its publisher. */
export function organizationOf({ origin }: Pick<SiteConfig, 'origin'>): { readonly '@id': string } {
  return { '@id': new URL('/#organization', origin).href };
}

function organization(config: SiteConfig): object {
  return {
    '@type': 'Organization',
    ...organizationOf(config),
    name: config.product,
    url: new URL('/', config.origin).href,
    logo: new URL(iconFile('any', 512), config.origin).href,
    ...(config.email && { email: config.email }),
    sameAs: Object.values(config.social).filter(Boolean),
  };
}

function breadcrumbs(trail: readonly PageDetails[], config: SiteConfig): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: pageName(page, config),
      item: new URL(page.path, config.origin).href,
    })),
  };
}

/** The structured data of a page: one graph in the vocabulary of schema.org. */
export function structuredData({ details, trail, config, picture, own }: GraphParts): object {
  const url = new URL(details.path, config.origin).href;
  const website = { '@id': new URL('/#website', config.origin).href };
  const publisher = organizationOf(config);
  const page = {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: details.title,
    description: details.description,
    inLanguage: details.lang ?? 'en-IN',
    isPartOf: website,
    publisher,
    ...(picture && { primaryImageOfPage: { '@type': 'ImageObject', url: picture } }),
  };
  const tool = details.tool && {
    '@type': 'WebApplication',
    name: details.tool.name,
    description: details.tool.description,
    url,
    mainEntityOfPage: { '@id': url },
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
    provider: publisher,
  };
  const site = { '@type': 'WebSite', ...website, name: config.product, url, inLanguage: 'en-IN', publisher };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      page,
      ...(details.path === '/' ? [site] : []),
      ...(isHome(details) ? [] : [breadcrumbs(trail, config)]),
      ...(tool ? [tool] : []),
      ...own,
      organization(config),
    ],
  };
}
