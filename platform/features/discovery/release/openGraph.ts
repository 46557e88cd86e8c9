import type { SiteConfig } from '@artha/shared/config';
import { escapeHtml, pageTitle, sharePictureSize } from '@artha/shared/contract';
import type { PageHead } from '@artha/markup/pageHead';
import type { PageDetails } from '@artha/core/pageDetails';
import type { SharePicture } from './pictures/sharePicture.ts';

/** Elements of the head that describe a page where it is shared (ogp.me, and Twitter’s card in addition). @param own what the screen's components give. */
export function openGraph(
  details: PageDetails,
  config: SiteConfig,
  picture?: SharePicture,
  own: PageHead = {},
): string[] {
  const properties: readonly (readonly [name: string, content: string])[] = [
    ['og:type', 'website'],
    ['og:title', own.title ?? pageTitle(details, config.product)],
    ['og:description', own.description ?? details.description],
    ['og:url', new URL(details.path, config.origin).href],
    ['og:site_name', config.product],
    ['og:locale', `${details.lang ?? 'en'}_IN`],
    ...(picture
      ? ([
          ['og:image', picture.url],
          ['og:image:type', 'image/png'],
          ['og:image:width', String(sharePictureSize.width)],
          ['og:image:height', String(sharePictureSize.height)],
          ['og:image:alt', picture.alt],
        ] as const)
      : []),
  ];
  return [
    ...properties.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`),
    ...(picture ? ['<meta name="twitter:card" content="summary_large_image">'] : []),
  ];
}
