import type { SiteConfig } from '../config/siteConfig.ts';
import { currentVersions, type Registry } from '../contract/registry.ts';
import type { ToolCard } from '../contract/route.ts';

/** A tool as visitors see it on the tools index. */
export interface Tool extends ToolCard {
  readonly path: string;
  readonly remote: string;
}

interface Site {
  readonly config: SiteConfig;
  readonly tools: readonly Tool[];
}

let site: Site | undefined;

/** Called by the shell, once a page, before anything renders: on the server and in the browser. */
export function provideSite(config: SiteConfig, registry: Registry): void {
  const tools = currentVersions(registry).flatMap(([remote, version]) =>
    version.extras.routes.flatMap((route) => (route.tool ? [{ ...route.tool, path: route.path, remote }] : [])),
  );
  tools.sort((a, b) => a.order - b.order || a.name.localeCompare(b.name));
  site = { config, tools };
}

function current(): Site {
  if (!site) throw new Error('provideSite has not been called: nothing may render before the shell knows the site.');
  return site;
}

/** The site's configuration; constant for the life of a page. */
export function siteConfig(): SiteConfig {
  return current().config;
}

/** Every tool of the registry that the page was composed with, in the order of its cards. */
export function siteTools(): readonly Tool[] {
  return current().tools;
}
