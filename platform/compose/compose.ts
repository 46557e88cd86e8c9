import type { SiteConfig } from '@artha/shared/config';
import { currentVersion, pageRegistry, type Registry } from '@artha/shared/contract';
import { compressAll } from '../store/compress.ts';
import type { Store } from '../store/store.ts';
import { StoredRelease } from '../store/storedRelease.ts';
import { composePages } from './composePages.ts';
import { drawIcons } from './icons.ts';
import { legalPaths } from './legalPaths.ts';
import { llms } from './llms.ts';
import { breadcrumbs, listedPages, remotePages } from './pageFacts.ts';
import { registryFile } from './registryFile.ts';
import { securityText } from './securityText.ts';
import { loadShell } from './serverBundles.ts';
import { drawPictures, sharePictureOf, type DrawnPicture } from './sharePicture.ts';
import type { SiteFile, SiteFileContent } from './siteFiles.ts';
import type { SiteParts } from './siteParts.ts';
import { robots, sitemap } from './sitemap.ts';
import { webManifest } from './webManifest.ts';

/** The configuration as it is written beside the pages: by it a later publish sees that they are outdated. */
export function configText(config: SiteConfig): string {
  return `${JSON.stringify(config, null, 1)}\n`;
}

export interface ComposeContext {
  readonly store: Store;
  readonly config: SiteConfig;
  /** The time to write down; now by default. */
  readonly now?: () => Date;
}

export interface ComposedSite {
  /** All files of the site with their compressed twins; without a shell there is only the registry. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** What its pages name by digest: their registry, and the pictures that the store lacks. */
  readonly contentAddressed: ReadonlyMap<string, Uint8Array>;
}

/**
 * Composes a registry's site from the releases in the store: every page, shell and remote together, as static HTML, and
 * what machines read of them.
 * @throws Refusal when a page does not render.
 */
export async function compose({ store, config, now }: ComposeContext, registry: Registry): Promise<ComposedSite> {
  const always: SiteFileContent[] = [
    ['config.json', configText(config)],
    ['registry.json', `${JSON.stringify(registry, null, 1)}\n`],
  ];
  const digest = currentVersion(registry, 'shell')?.extras.digest;
  if (!digest) return { files: await encodeAll(always), contentAddressed: new Map() };

  const pages = remotePages(registry, config.product);
  const ownRegistry = pageRegistry(registry, config.product);
  const parts: SiteParts = {
    store,
    registry,
    pageRegistry: ownRegistry,
    registryFile: registryFile(ownRegistry),
    config,
    shell: await loadShell(store, digest),
    pages,
    pictures: new Map(
      listedPages(pages).map((facts) => [facts.path, sharePictureOf(facts, breadcrumbs(facts, pages), config, digest)]),
    ),
  };
  const files = [...always, ...(await composePages(parts)), ...plainTexts(parts, now?.() ?? new Date())];
  const branding = await composeBranding(parts, digest);
  const { url, content } = parts.registryFile;
  return {
    files: await encodeAll([...files, ...branding.files]),
    contentAddressed: await encodeAll([[url.slice(1), content], ...branding.pictures]),
  };
}

function encodeAll(files: readonly SiteFileContent[]): Promise<Map<string, Uint8Array>> {
  const encoder = new TextEncoder();
  const bytes = files.map(
    ([path, content]) => [path, typeof content === 'string' ? encoder.encode(content) : content] as const,
  );
  return compressAll(new Map(bytes));
}

function plainTexts({ config, registry, pages }: SiteParts, now: Date): (readonly [SiteFile, string])[] {
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

/** Icons of the site, and the share pictures that the store lacks. */
async function composeBranding({ store, config, pages, pictures, shell: { brand } }: SiteParts, digest: string) {
  const release = await StoredRelease.open(store, 'shell', digest);
  const icons = await drawIcons(await release.read(brand.icon), brand.colours.theme);
  const files: SiteFileContent[] = [['site.webmanifest', webManifest(pages, config, brand.colours)], ...icons];
  const missing: DrawnPicture[] = [];
  for (const { drawn } of pictures.values()) {
    if (drawn && !(await store.hasContentAddressed(drawn.name))) missing.push(drawn);
  }
  if (missing.length === 0) return { files, pictures: [] };
  const drawn = await drawPictures(missing, brand, await release.read(brand.font), async (icon) => {
    const stored = await StoredRelease.open(store, icon.remote, icon.digest);
    return stored.read(icon.path);
  });
  return { files, pictures: [...drawn] };
}
