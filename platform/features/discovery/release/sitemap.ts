import { escapeHtml } from '@artha/shared/contract';
import type { SiteConfig } from '@artha/shared/config';
import { listedPages, type PageDetails } from '@artha/core/pageDetails';

/** Every listed page with the day on which its release was published (sitemaps.org, protocol 0.9). */
export function sitemap(pages: readonly PageDetails[], { origin }: SiteConfig): string {
  const urls = listedPages(pages).map(({ path, published }) => {
    const address = escapeHtml(new URL(path, origin).href);
    return `<url><loc>${address}</loc><lastmod>${published}</lastmod></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Allows everything except addresses that start with `/~`, such as the health view, which are for teams (RFC 9309). */
export function robots({ origin }: SiteConfig): string {
  return `User-agent: *\nDisallow: /~\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
}
