import type { SiteConfig } from '../config/siteConfig.ts';
import { findDialog, findRoute } from '../contract/registry/findRoute.ts';
import { currentVersions } from '../contract/registry/currentVersions.ts';
import { iconUrl } from '../contract/registry/iconUrl.ts';
import type { Registry } from '../contract/registry/registry.ts';
import type { ToolCard } from '../contract/routes/route.ts';
import { pathInLanguage } from '../contract/routes/languages.ts';
import { compareOrdered, fillPage, isFamily } from '../contract/routes/routes.ts';
import { pageLanguage } from './pageLanguage.ts';

/** A tool as visitors see it on the tools index. */
export interface Tool extends ToolCard {
  readonly path: string;
  readonly remote: string;
  /** Address of its icon, an SVG element for `<use>`; undefined if the remote has none. */
  readonly icon: string | undefined;
}

/** A page that other pages may link to. */
export interface ListedPage {
  readonly path: string;
  readonly title: string;
}

interface Site {
  readonly config: SiteConfig;
  readonly registry: Registry;
  readonly tools: readonly Tool[];
  readonly pages: readonly ListedPage[];
}

let site: Site | undefined;

/** Called by the shell, once a page, before anything renders: on the server and in the browser. */
export function provideSite(config: SiteConfig, registry: Registry): void {
  const tools: Tool[] = [];
  const pages: ListedPage[] = [];
  for (const [remote, version] of currentVersions(registry)) {
    const { extras } = version;
    for (const { path, title, unlisted, screen, tool } of extras.routes) {
      const icon = iconUrl(version, screen);
      if (tool) tools.push({ ...tool, path, remote, icon: icon && `${icon}#icon` });
      if (!unlisted && !isFamily(path)) pages.push({ path, title });
    }
  }
  site = { config, registry, tools: tools.sort(compareOrdered), pages };
}

function current(): Site {
  if (!site) throw new Error('provideSite has not been called.');
  return site;
}

/** The registry that the page was composed with. */
export function siteRegistry(): Registry {
  return current().registry;
}

/** The site's configuration; constant for the life of a page. */
export function siteConfig(): SiteConfig {
  return current().config;
}

/** Every tool of the registry that the page was composed with, in the order of its cards. */
export function siteTools(): readonly Tool[] {
  return current().tools;
}

/**
 * The address of a page in the language of this page, if the site has it there; else the address itself. `Link` and the
 * links of the design system use it, so only code that navigates by itself has to.
 * @param to the English address of a page of the site, with query and hash: `/pricing#faq`.
 */
export function translatePath(to: string): string {
  const language = pageLanguage();
  const path = /^[^?#]*/.exec(to)?.[0] ?? '';
  if (language === 'en' || path === '') return to;
  const translated = pathInLanguage(path, language);
  return findRoute(current().registry, translated) ? translated + to.slice(path.length) : to;
}

/**
 * Whether the site has a page, in the language of this page or in English: a remote links to another's page only if it is
 * published.
 * @param path its English address.
 */
export function hasPage(path: string): boolean {
  return findRoute(current().registry, translatePath(path)) !== undefined;
}

/** The page of a dialog that an event opens. */
export interface DialogPage {
  /** Path of the page with the same content. */
  readonly path: string;
  /** Whether it opens over the page that asks: on an isolated one, no code of another remote runs. */
  readonly opensHere: boolean;
}

/**
 * The page that shows the same as the dialog of an event; undefined if no remote serves one.
 * @param term the term in the event.
 * @param here path of the page that asks.
 */
export function dialogPage(event: string, term: string, here: string): DialogPage | undefined {
  const { registry } = current();
  const own = findRoute(registry, here)?.route;
  const found = findDialog(registry, event, own?.lang);
  return found && { path: fillPage(found.route.path, term), opensHere: !own?.isolated };
}

/** Every page of the registry that search engines may list, too; the pages of families are not known here. */
export function sitePages(): readonly ListedPage[] {
  return current().pages;
}
