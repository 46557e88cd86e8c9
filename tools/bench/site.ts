import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findPackages } from '@artha/build/findPackages';
import { edgeFeatures } from '@artha/features/edgeFeatures';
import { createEdge } from '@artha/edge/createEdge';
import { FolderStore } from '@artha/core/folderStore';
import { loadConfig } from '@artha/core/loadConfig';
import { publish, readRegistry } from '@artha/core/publish';
import { releaseFeatures } from '@artha/features/releaseFeatures';
import { openLocalContext, serviceFolderOf } from '@artha/service/openLocalContext';
import type { SiteConfig } from '@artha/shared/config';
import { currentVersions, expandPages, expandRoute, pageRegistry, type Registry } from '@artha/shared/contract';
import { root, storeFolder } from './paths.ts';

/** A page of the site with the facts for the budgets; the first of a family represents all of them. */
export interface SiteRoute {
  readonly path: string;
  readonly remote: string;
  readonly screen: string;
  readonly isTool: boolean;
  readonly isListed: boolean;
  /** Addresses of the remote's files that the page needs to hydrate; the screen's own are last. */
  readonly scripts: readonly string[];
}

/** The site as visitors would get it, on its own edge on a free port. */
export interface Site {
  readonly url: string;
  readonly store: FolderStore;
  readonly config: SiteConfig;
  /** As pages carry it. */
  readonly registry: Registry;
  readonly shellScripts: readonly string[];
  readonly routes: readonly SiteRoute[];
  readonly close: () => Promise<void>;
}

/** The addresses of the scripts that every page runs, as a page names them. */
async function shellScriptsOf(store: FolderStore): Promise<string[]> {
  const page = (await (await store.openSite())?.read('index.html'))?.toString() ?? '';
  return [...page.matchAll(/<script defer[^>]* src="(?<address>[^"]+)"/g)].map(
    ({ groups }) => groups?.['address'] ?? '',
  );
}

function routesOf(registry: Registry, product: string): SiteRoute[] {
  return currentVersions(registry).flatMap(([remote, { url, extras }]) => {
    const address = (file: string) => new URL(file, `http://site${url}`).pathname;
    const scriptsOf = (screen: string) => [url, ...(extras.screens[screen] ?? []).map(address)];
    return extras.routes.flatMap((route) => {
      const [page] = expandPages(expandRoute(route, product));
      if (!page) return [];
      const { path, screen, tool, unlisted } = page;
      return [{ path, remote, screen, isTool: tool !== undefined, isListed: !unlisted, scripts: scriptsOf(screen) }];
    });
  });
}

/** Publishes everything that is built to a fresh store and serves it. */
export async function openSite(): Promise<Site> {
  await rm(storeFolder, { recursive: true, force: true });
  const config = loadConfig(join(root, 'site.config.json'), { ARTHA_ORIGIN: 'https://artha.example' });
  await rm(serviceFolderOf(storeFolder), { recursive: true, force: true });
  const context = await openLocalContext(
    new FolderStore(storeFolder),
    config,
    serviceFolderOf(storeFolder),
    releaseFeatures(),
  );
  const { store, trust } = context;
  await publish(
    context,
    findPackages(root).map((one) => one.outDir),
  );
  const registry = await readRegistry(context);
  const edge = await createEdge({ store, trust, features: edgeFeatures() });
  return {
    url: await edge.listen({ port: 0, host: '127.0.0.1' }),
    store,
    config,
    shellScripts: await shellScriptsOf(store),
    registry: pageRegistry(registry, config.product),
    routes: routesOf(registry, config.product),
    close: () => edge.close(),
  };
}
