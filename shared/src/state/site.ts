import type { SiteConfig } from '../config/siteConfig.ts';
import { currentVersions, type Registry } from '../contract/registry.ts';
import type { ToolCard } from '../contract/route.ts';

/** A tool as visitors see it on the tools index. */
export interface Tool extends ToolCard {
  readonly path: string;
  readonly remote: string;
}

/** A page that visitors may be led to. */
export interface ListedPage {
  readonly path: string;
  readonly title: string;
}

interface Site {
  readonly config: SiteConfig;
  readonly tools: readonly Tool[];
  readonly pages: readonly ListedPage[];
}

let site: Site | undefined;

/** Called by the shell, once a page, before anything renders: on the server and in the browser. */
export function provideSite(config: SiteConfig, registry: Registry): void {
  const routes = currentVersions(registry).flatMap(([remote, version]) =>
    version.extras.routes.map((route) => ({ ...route, remote })),
  );
  const tools = routes.flatMap(({ tool, path, remote }) => (tool ? [{ ...tool, path, remote }] : []));
  tools.sort((a, b) => a.order - b.order || a.name.localeCompare(b.name));
  const pages = routes.flatMap(({ path, title, unlisted }) => (unlisted ? [] : [{ path, title }]));
  site = { config, tools, pages };
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

/** Every page of the registry that search engines may list, too. */
export function sitePages(): readonly ListedPage[] {
  return current().pages;
}
