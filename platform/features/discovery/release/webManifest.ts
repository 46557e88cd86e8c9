import type { SiteConfig } from '@artha/shared/config';
import { SHARE_QUERY, SHARED_FIELD, sharePictureSize } from '@artha/shared/contract';
import { iconFile, manifestIcons } from './iconFiles.ts';
import { listedPages, type PageDetails } from '@artha/core/pageDetails';
import type { ComposerShell } from '@artha/core/loadShell';
import type { SharePicture } from './pictures/sharePicture.ts';
import { toolPages } from './toolPages.ts';

/** The page to which a system passes files that people share; a manifest can name one. */
function shareTarget(pages: readonly PageDetails[]) {
  const target = toolPages(pages).find(({ accepts, isolated }) => isolated && accepts);
  return (
    target && {
      action: target.path + SHARE_QUERY,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: SHARED_FIELD, accept: target.accepts }] },
    }
  );
}

/**
 * `site.webmanifest` (W3C, Web App Manifest): how the site looks on a home screen, with its tools as shortcuts. It uses
 * `display: minimal-ui`, which browsers install and which shows the address: visitors should see that of a page about money.
 * The pictures of tools that stores show before an installation are those of their pages.
 */
export function webManifest(
  pages: readonly PageDetails[],
  { product }: SiteConfig,
  { theme, ground }: ComposerShell['brand']['colours'],
  pictureOf: (page: PageDetails) => Pick<SharePicture, 'url' | 'alt'>,
): string {
  const home = listedPages(pages).find(({ path }) => path === '/');
  const tools = toolPages(pages);
  const share = shareTarget(pages);
  const manifest = {
    id: '/',
    name: product,
    short_name: product,
    ...(home && { description: home.description }),
    lang: 'en-IN',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: theme,
    background_color: ground,
    categories: ['finance', 'education'],
    icons: manifestIcons.map(({ purpose, size }) => ({
      src: iconFile(purpose, size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    screenshots: tools.map((page) => ({
      src: new URL(pictureOf(page).url).pathname,
      sizes: `${sharePictureSize.width}x${sharePictureSize.height}`,
      type: 'image/png',
      form_factor: 'wide',
      label: pictureOf(page).alt,
    })),
    shortcuts: tools.map(({ path, tool }) => ({
      name: tool.name,
      description: tool.description,
      url: path,
    })),
    ...(share && { share_target: share }),
  };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}
