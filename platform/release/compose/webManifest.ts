import type { SiteConfig } from '@artha/shared/config';
import { iconFile, manifestIcons } from './iconFiles.ts';
import { listedPages, type PageDetails } from './pageDetails.ts';
import type { ComposerShell } from './loadShell.ts';
import { toolPages } from './toolPages.ts';

/**
 * `site.webmanifest` (W3C, Web App Manifest): how the site looks on a home screen, with its tools as shortcuts. It uses
 * `display: browser`, which shows the address bar: nothing here works offline, and visitors should see the address of a
 * page about money.
 */
export function webManifest(
  pages: readonly PageDetails[],
  { product }: SiteConfig,
  { theme, ground }: ComposerShell['brand']['colours'],
): string {
  const home = listedPages(pages).find(({ path }) => path === '/');
  const manifest = {
    id: '/',
    name: product,
    short_name: product,
    ...(home && { description: home.description }),
    lang: 'en-IN',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: theme,
    background_color: ground,
    categories: ['finance', 'education'],
    icons: manifestIcons.map(({ purpose, size }) => ({
      src: iconFile(purpose, size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: toolPages(pages).map(({ path, tool }) => ({
      name: tool.name,
      description: tool.description,
      url: path,
    })),
  };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}
