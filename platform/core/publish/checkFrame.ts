import {
  expandPages,
  LANGUAGES,
  currentVersion,
  REGISTRY_SCHEMA,
  registryIn,
  type NavigationEntry,
  type RegistryVersion,
  type RemoteRelease,
} from '@artha/shared/contract';
import type { FrameLimits, FramePart } from '../format/frameLimits.ts';
import { Refusal } from '../format/refusal.ts';
import { toRegistryVersion } from './registryVersion.ts';

/** The name of each part in a refusal. */
const partNames: Readonly<Record<FramePart, string>> = {
  bar: 'entries of the navigation bar',
  action: 'buttons of the navigation bar',
  footer: 'entries of the footer',
  legal: 'entries of the legal texts',
  'sign-in': 'ways to sign in',
  account: 'entries of the account’s menu',
  rows: 'rows of one menu',
  tools: 'tools',
  dialogs: 'dialogs',
  routes: 'routes',
  pages: 'pages',
  aliases: 'aliases',
  documents: 'embedded documents',
  pictures: 'share pictures of its own',
  accepts: 'kinds of files that a page accepts',
  label: 'characters in a label',
  description: 'characters in a description',
};

const rowsOf = (entry: NavigationEntry) => ('menu' in entry && entry.menu !== 'tools' ? entry.menu : []);
const longest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length));

/** Counts the parts of a version that the pages of one language show. */
function countShown({ extras: { navigation, routes } }: RegistryVersion): Partial<Record<FramePart, number>> {
  const inArea = (area: NavigationEntry['area']) => navigation.filter((entry) => entry.area === area).length;
  const tools = routes.flatMap(({ tool }) => tool ?? []);
  const rows = navigation.flatMap(rowsOf);
  return {
    bar: inArea('bar'),
    action: inArea('action'),
    footer: inArea('footer'),
    legal: inArea('legal'),
    'sign-in': inArea('sign-in'),
    account: inArea('account'),
    rows: Math.max(0, ...navigation.map((entry) => rowsOf(entry).length)),
    tools: tools.length,
    dialogs: routes.filter(({ dialog }) => dialog).length,
    routes: routes.length,
    label: longest([
      ...[...navigation, ...rows].map(({ label }) => label),
      ...navigation.flatMap((entry) => (entry.area === 'footer' ? entry.column : [])),
      ...tools.map(({ name }) => name),
    ]),
    description: longest([...rows, ...tools].map(({ description }) => description)),
  };
}

/** Counts the parts of a release that the site has once, in all languages. */
function countOwn({ routes, embeddedDocuments, screens }: RemoteRelease): Partial<Record<FramePart, number>> {
  return {
    pages: routes.flatMap((route) => expandPages(route)).length,
    aliases: routes.flatMap(({ aliases = [] }) => aliases).length,
    documents: Object.keys(embeddedDocuments).length,
    pictures: Object.values(screens).filter(({ sharePicture }) => sharePicture !== undefined).length,
    accepts: Math.max(0, ...routes.map(({ accepts = [] }) => accepts.length)),
  };
}

/** Counts the parts that a release adds; parts that pages show count as in the language that shows most. */
function countParts(release: RemoteRelease): ReadonlyMap<string, number> {
  const { name } = release;
  const microFrontends = { [name]: [toRegistryVersion(release, '', new Date(0))] };
  const shown = LANGUAGES.flatMap((language) => {
    const version = currentVersion(registryIn({ schema: REGISTRY_SCHEMA, microFrontends }, language), name);
    return version ? Object.entries(countShown(version)) : [];
  });
  const counts = new Map(Object.entries(countOwn(release)));
  for (const [part, count] of shown) counts.set(part, Math.max(counts.get(part) ?? 0, count));
  return counts;
}

/** The limits that the policy would have to set for a release that exceeds its own. */
export function neededFrame(release: RemoteRelease, limits: Partial<FrameLimits> | 'all'): Partial<FrameLimits> {
  if (limits === 'all') return {};
  const counts = countParts(release);
  return Object.fromEntries(
    Object.entries(limits).flatMap(([part, limit]) => {
      const count = counts.get(part) ?? 0;
      return count > limit ? [[part, count]] : [];
    }),
  );
}

/**
 * Checks that a release adds no more to the frame of all pages, and to what the site has once, than the policy allows.
 * @throws Refusal RE-43 with all that is too much.
 */
export function checkFrame(release: RemoteRelease, limits: Partial<FrameLimits> | 'all'): void {
  const allowed = new Map(Object.entries(limits));
  const names = new Map(Object.entries(partNames));
  const texts = Object.entries(neededFrame(release, limits)).map(
    ([part, count]) => `${part} ${String(count)} of ${String(allowed.get(part))} (${String(names.get(part))})`,
  );
  if (texts.length === 0) return;
  throw new Refusal('RE-43', `${release.name} has more than the policy allows: ${texts.join('; ')}.`);
}
