import { siteConfig, siteTools, translatePath } from '@artha/shared';
import { compareOrdered, currentVersions, type NavigationEntry, type NavigationLink } from '@artha/shared/contract';
import { fill, siteRegistry } from '@artha/shared/internal';
import { frameTexts } from '../texts/frameTexts.ts';

/** A link of the site, or, by an absolute address, of another one. */
export interface SiteLink {
  readonly label: string;
  readonly to: string;
}

/** A menu of the bar. */
export interface SiteMenu {
  readonly label: string;
  readonly rows: readonly (SiteLink & { readonly description: string })[];
  /** The page behind the whole menu; its last row. */
  readonly index: SiteLink | undefined;
}

/** The navigation of the site by area. */
export interface SiteNavigation {
  readonly bar: readonly (SiteLink | SiteMenu)[];
  /** The button at the end of the bar. */
  readonly action: SiteLink | undefined;
  /** The way to sign in. */
  readonly signIn: SiteLink | undefined;
  /** The menu of a signed-in person. */
  readonly account: readonly SiteLink[];
  readonly footer: readonly { readonly title: string; readonly links: readonly SiteLink[] }[];
}

function byOrder(a: NavigationEntry, b: NavigationEntry): number {
  return compareOrdered({ ...a, name: a.label }, { ...b, name: b.label });
}

/** The link of an entry; undefined if it needs an address that the site does not have. */
function linkOf({ label, to, configured, onlyIfConfigured }: NavigationLink): SiteLink | undefined {
  const { waitlistUrl, social, pages } = siteConfig();
  const address = configured ? ({ waitlistUrl, ...social, ...pages }[configured] ?? '') : '';
  if (onlyIfConfigured && address === '') return undefined;
  return { label, to: address || translatePath(to) };
}

function menuOf({ label, menu, to }: Extract<NavigationEntry, { menu: unknown }>): SiteLink | SiteMenu | undefined {
  const rows =
    menu === 'tools'
      ? siteTools().map(({ name, description, path }) => ({ label: name, description, to: path }))
      : menu.map((row) => ({ ...row, to: translatePath(row.to) }));
  const index = to && translatePath(to);
  if (rows.length === 0) return index ? { label, to: index } : undefined;
  // In a language without capitals this changes nothing.
  return {
    label,
    rows,
    index: index ? { label: fill(frameTexts().all, { name: label.toLowerCase() }), to: index } : undefined,
  };
}

function footerColumns(entries: readonly NavigationEntry[]): SiteNavigation['footer'] {
  const columns = new Map<string, SiteLink[]>();
  const add = (title: string, entry: NavigationLink) => {
    const link = linkOf(entry);
    if (link) columns.set(title, [...(columns.get(title) ?? []), link]);
  };
  for (const entry of entries) if (entry.area === 'footer') add(entry.column, entry);
  for (const entry of entries) if (entry.area === 'legal') add(frameTexts().legal, entry);
  return [...columns].map(([title, links]) => ({ title, links }));
}

function siteEntries(): NavigationEntry[] {
  return currentVersions(siteRegistry())
    .flatMap(([, { extras }]) => extras.navigation)
    .sort(byOrder);
}

/** The navigation of the page's site: what the remotes of its registry declare, in order. */
export function siteNavigation(): SiteNavigation {
  const entries = siteEntries();
  const linksAt = (area: NavigationEntry['area']) =>
    entries.flatMap((entry) => (entry.area === area && !('menu' in entry) ? (linkOf(entry) ?? []) : []));
  return {
    bar: entries.flatMap((entry) => {
      if (entry.area !== 'bar') return [];
      return ('menu' in entry ? menuOf(entry) : linkOf(entry)) ?? [];
    }),
    action: linksAt('action')[0],
    signIn: linksAt('sign-in')[0],
    account: linksAt('account'),
    footer: footerColumns(entries),
  };
}

/** Address of the index of all tools; undefined if no remote has one. */
export function toolsIndexPath(): string | undefined {
  const [path] = siteEntries().flatMap((entry) => ('menu' in entry && entry.menu === 'tools' ? (entry.to ?? []) : []));
  return path && translatePath(path);
}
