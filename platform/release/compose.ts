import type { SiteConfig } from '@artha/shared/config';
import {
  currentSlice,
  currentVersion,
  currentVersions,
  expandPath,
  type PageDocument,
  type Registry,
} from '@artha/shared/contract';
import { compressAll } from './compress.ts';
import { composeDocument, preloadHeader, type DocumentFacts } from './document.ts';
import { pageFile } from './pageFile.ts';
import type { PageHeaders } from './pageHeaders.ts';
import { Refusal } from './refusal.ts';
import { robots, sitemap } from './sitemap.ts';
import { loadScreen, loadShell } from './serverBundles.ts';
import type { Store } from './store.ts';

/** The configuration as it is written beside the pages: by it a later publish sees that they are outdated. */
export function configText(config: SiteConfig): string {
  return `${JSON.stringify(config, null, 1)}\n`;
}

/**
 * Renders every page of a registry, shell and remote together, to static HTML: a pure function of registry,
 * configuration and the releases in the store.
 * @returns all files of the site with their compressed twins; without a shell there is only the registry.
 * @throws Refusal when a page does not render.
 */
export async function compose(store: Store, registry: Registry, config: SiteConfig): Promise<Map<string, Uint8Array>> {
  const encoder = new TextEncoder();
  const files = new Map<string, Uint8Array>();
  const add = (path: string, text: string) => files.set(path, encoder.encode(text));
  add('config.json', configText(config));
  add('registry.json', `${JSON.stringify(registry, null, 1)}\n`);

  const shellVersion = currentVersion(registry, 'shell');
  if (!shellVersion) return files;
  const shell = await loadShell(store, shellVersion.extras.digest);
  const page: PageDocument = { registry: currentSlice(registry, config.product), config };

  const modules = new Map<string, Promise<unknown>>();
  const load = (name: string, screen: string) => {
    const key = `${name}/${screen}`;
    const digest = currentVersion(registry, name)?.extras.digest ?? '';
    const module = modules.get(key) ?? loadScreen(store, shell, name, digest, screen);
    modules.set(key, module);
    return module;
  };

  const own: DocumentFacts[] = shell.ownPages.map((route) => ({
    ...route,
    unlisted: true,
    screen: undefined,
    remote: undefined,
  }));
  const routed: DocumentFacts[] = currentVersions(registry).flatMap(([remote, version]) =>
    version.extras.routes.map((route) => ({
      ...route,
      path: expandPath(route.path, config.product),
      description: route.description ?? '',
      unlisted: route.unlisted ?? false,
      remote,
    })),
  );
  const headers: Record<string, PageHeaders> = {};
  // One after another: the stores of the shell's bundle are the state of the page that is being rendered.
  for (const facts of [...routed, ...own]) {
    const rendered = await shell.render(facts.path, page, load).catch((cause: unknown) => {
      if (cause instanceof Refusal) throw cause;
      const who = facts.remote ? `${facts.remote}/${facts.screen ?? ''}` : 'the shell';
      throw new Refusal('RE-08', `${facts.path} (${who}) does not render: ${detail(cause)}`, cause);
    });
    const parts = { facts, rendered, page, shell, shellVersion };
    add(pageFile(facts.path), composeDocument(parts));
    headers[facts.path] = { link: preloadHeader(parts) };
  }
  add('headers.json', JSON.stringify(headers));
  add('sitemap.xml', sitemap(page.registry, config));
  add('robots.txt', robots(config));
  return compressAll(files);
}

function detail(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
