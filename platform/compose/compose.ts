import { WAITLIST_FRAME, type SiteConfig } from '@artha/shared/config';
import { pageRegistry, currentVersion, type PageDocument, type Registry } from '@artha/shared/contract';
import { compressAll } from '../store/compress.ts';
import { composeDocument, preloadHeader } from './document.ts';
import { drawIcons } from './icons.ts';
import { llms } from './llms.ts';
import { listedPages, remotePages, shellPages, breadcrumbs, type PageFacts } from './pageFacts.ts';
import { pageFile } from './pageFile.ts';
import type { PageHeaders } from './pageHeaders.ts';
import type { PlainFile } from './plainFiles.ts';
import { drawPictures, pictureOf, type Picture } from './sharePicture.ts';
import { Refusal } from '../publish/refusal.ts';
import { registryFile, type RegistryFile } from './registryFile.ts';
import { securityText } from './securityText.ts';
import { loadScreen, loadShell, loadStructuredData, type Brand, type ShellServer } from './serverBundles.ts';
import { robots, sitemap } from './sitemap.ts';
import type { Store } from '../store/store.ts';
import { StoredRelease } from '../store/storedRelease.ts';
import { organizationOf, structuredData } from './structuredData.ts';
import { waitlistDocument } from './waitlistDocument.ts';
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
  readonly named: ReadonlyMap<string, Uint8Array>;
}

type Files = [path: string, content: string | Uint8Array][];

/**
 * Composes a registry's site from the releases in the store: every page, shell and remote together, as static HTML, and
 * what machines read of them.
 * @throws Refusal when a page does not render.
 */
export async function compose({ store, config, now }: ComposeContext, registry: Registry): Promise<ComposedSite> {
  const own: Files = [
    ['config.json', configText(config)],
    ['registry.json', `${JSON.stringify(registry, null, 1)}\n`],
  ];
  const digest = currentVersion(registry, 'shell')?.extras.digest;
  if (!digest) return { files: await encodeAll(own), named: new Map() };

  const shell = await loadShell(store, digest);
  const pages = remotePages(registry, config.product);
  const shown = new Map<string, Picture>(
    listedPages(pages).map((facts) => [facts.path, pictureOf(facts, breadcrumbs(facts, pages), config, digest)]),
  );
  const slice = pageRegistry(registry, config.product);
  const sliceFile = registryFile(slice);
  const parts = { store, registry, slice, sliceFile, config, shell, pages, shown };
  const composed = await composePages(parts);
  const look = await composeLook(parts, shell.brand, digest);
  const texts = plainTexts(parts, now?.() ?? new Date());
  const files = await encodeAll([...own, ...composed, ...texts, ...waitlist(config), ...look.files]);
  const named = await encodeAll([[sliceFile.url.slice(1), sliceFile.content], ...look.pictures]);
  return { files, named };
}

/** The document that a third party's form is kept in, where one is configured. */
function waitlist({ waitlistWidget }: SiteConfig): Files {
  return waitlistWidget ? [[WAITLIST_FRAME.slice(1), waitlistDocument(waitlistWidget)]] : [];
}

function encodeAll(files: Files): Promise<Map<string, Uint8Array>> {
  const encoder = new TextEncoder();
  const bytes = files.map(
    ([path, content]) => [path, typeof content === 'string' ? encoder.encode(content) : content] as const,
  );
  return compressAll(new Map(bytes));
}

interface Parts {
  readonly store: Store;
  readonly registry: Registry;
  /** What pages carry of it. */
  readonly slice: Registry;
  readonly sliceFile: RegistryFile;
  readonly config: SiteConfig;
  readonly shell: ShellServer;
  readonly pages: readonly PageFacts[];
  /** The pictures of pages, by path. */
  readonly shown: ReadonlyMap<string, Picture>;
}

async function composePages({ store, registry, slice, sliceFile, config, shell, pages, shown }: Parts): Promise<Files> {
  const shellVersion = currentVersion(registry, 'shell');
  if (!shellVersion) return [];
  const page: PageDocument = { registry: slice, config };
  const stored = (name: string, screen: string) => ({
    name,
    screen,
    digest: currentVersion(registry, name)?.extras.digest ?? '',
  });
  const modules = new Map<string, Promise<unknown>>();
  const load = (name: string, screen: string) => {
    const key = `${name}/${screen}`;
    const module = modules.get(key) ?? loadScreen(store, shell, stored(name, screen));
    modules.set(key, module);
    return module;
  };
  const describe = async (facts: PageFacts): Promise<object | undefined> => {
    const { path, remote, screen, unlisted } = facts;
    if (unlisted) return undefined;
    const picture = shown.get(path)?.url;
    const { product, email, origin } = config;
    const url = new URL(path, origin).href;
    const site = { product, email, origin, url, image: picture, organization: organizationOf(config) };
    const own = remote && screen ? await loadStructuredData(store, shell, stored(remote, screen), site) : [];
    return structuredData({ facts, trail: breadcrumbs(facts, pages), config, picture, own });
  };

  const files: Files = [];
  const headers: Record<string, PageHeaders> = {};
  // One after another: the stores of the shell's bundle are the state of the page that is being rendered.
  for (const facts of [...pages, ...shellPages(shell.shellPages)]) {
    await orRefuse(facts, async () => {
      const rendered = await shell.render(facts.path, page, load);
      const picture = shown.get(facts.path);
      const data = await describe(facts);
      const parts = { facts, rendered, page, sliceFile, shell, shellVersion, picture, structuredData: data };
      files.push([pageFile(facts.path), composeDocument(parts)]);
      headers[facts.path] = { link: preloadHeader(parts) };
    });
  }
  return [...files, ['headers.json', JSON.stringify(headers)]];
}

/** @throws Refusal with the page and its owner for whatever goes wrong. */
async function orRefuse({ path, remote, screen }: PageFacts, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    const who = remote ? `${remote}/${screen ?? ''}` : 'the shell';
    throw new Refusal('RE-08', `${path} (${who}) does not render: ${detail(cause)}`, cause);
  }
}

function detail(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function plainTexts({ config, shell, pages }: Parts, now: Date): [PlainFile, string][] {
  const security = securityText(config, now);
  return [
    ['sitemap.xml', sitemap(pages, config)],
    ['robots.txt', robots(config)],
    ['llms.txt', llms(pages, config, shell.legalPaths(config))],
    ['.well-known/security.txt', security],
    ['security.txt', security],
  ];
}

/** What shows the look of the shell elsewhere: icons, and the pictures that the store lacks. */
async function composeLook({ store, config, pages, shown }: Parts, brand: Brand, digest: string) {
  const release = await StoredRelease.open(store, 'shell', digest);
  const icons = await drawIcons(await release.read(brand.icon), brand.colours.theme);
  const files: Files = [['site.webmanifest', webManifest(pages, config, brand.colours)], ...icons];
  const lacking: Picture[] = [];
  for (const picture of shown.values()) if (!(await store.hasContentAddressed(picture.name))) lacking.push(picture);
  const pictures =
    lacking.length > 0
      ? drawPictures(lacking, brand.drawPreview, await release.read(brand.font))
      : new Map<string, Uint8Array>();
  return { files, pictures };
}
