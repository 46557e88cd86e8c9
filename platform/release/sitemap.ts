import type { SiteConfig } from '@artha/shared/config';
import { currentVersions, type Registry } from '@artha/shared/contract';
import { escapeHtml } from './escapeHtml.ts';

/** Every listed page with the day its release was published (sitemaps.org, protocol 0.9). */
export function sitemap(slice: Registry, { origin }: SiteConfig): string {
  const urls = currentVersions(slice).flatMap(([, { extras }]) =>
    extras.routes
      .filter((route) => !route.unlisted)
      .map((route) => {
        const address = escapeHtml(new URL(route.path, origin).href);
        return `<url><loc>${address}</loc><lastmod>${extras.published.slice(0, 10)}</lastmod></url>`;
      }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Everything may be read; the health view is for teams (RFC 9309). */
export function robots({ origin }: SiteConfig): string {
  return `User-agent: *\nDisallow: /~health\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
}
