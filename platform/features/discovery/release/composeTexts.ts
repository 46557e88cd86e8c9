import type { SiteParts } from '@artha/core/SiteFeature';
import type { SiteFile } from '@artha/core/siteFiles';
import { legalPaths } from './legalPaths.ts';
import { llms } from './llms.ts';
import { securityText } from './securityText.ts';
import { robots, sitemap } from './sitemap.ts';

/** The texts for search engines, language models and those who find a security problem. */
export function composeTexts({ config, registry, pages }: SiteParts, now: Date): (readonly [SiteFile, string])[] {
  const security = securityText(config, now);
  return [
    ['sitemap.xml', sitemap(pages, config)],
    ['robots.txt', robots(config)],
    ['llms.txt', llms(pages, config, legalPaths(registry, config))],
    ...(security === undefined
      ? []
      : ([
          ['.well-known/security.txt', security],
          ['security.txt', security],
        ] as const)),
  ];
}
