import { currentVersions } from './currentVersions.ts';
import { originalPath, type Language } from '../routes/languages.ts';
import type { NavigationEntry } from '../routes/navigation.ts';
import type { ListedRoute, Registry, RegistryVersion } from './registry.ts';

type Translated = Pick<ListedRoute, 'path' | 'lang'>;

/** The address of the same page in English. */
const plainPath = ({ path, lang }: Translated): string => (lang === undefined ? path : originalPath(path, lang));

/** A page in English says in which languages its remote has it, too. */
function withTranslations(route: ListedRoute, routes: readonly ListedRoute[]): ListedRoute {
  if (route.lang !== undefined) return route;
  const translations = routes.flatMap((other) =>
    other.lang !== undefined && plainPath(other) === route.path ? other.lang : [],
  );
  return translations.length > 0 ? { ...route, translations } : route;
}

/** Entries in one language, falling back to English. */
function inLanguage<T extends { readonly lang?: Language | undefined }>(
  all: readonly T[],
  language: Language,
  keyOf: (one: T) => string,
): T[] {
  const own = all.filter(({ lang = 'en' }) => lang === language);
  const keys = new Set(own.map(keyOf));
  return all.filter((one) => own.includes(one) || (one.lang === undefined && !keys.has(keyOf(one))));
}

/** Entries that lead to the same place, from the same area, are one in several languages. */
const entryKey = (entry: NavigationEntry): string =>
  JSON.stringify([entry.area, entry.to, 'menu' in entry ? 'menu' : entry.configured]);

/** A screen in another language without an icon of its own has that of the screen in English. */
function sharedIcons({ routes, icons }: RegistryVersion['extras']): Record<string, string> {
  return Object.fromEntries(
    routes.flatMap((route) => {
      if (route.lang === undefined) return [];
      const original = routes.find(({ path, lang }) => lang === undefined && path === plainPath(route));
      const icon = original && icons[original.screen];
      return icon === undefined ? [] : [[route.screen, icon]];
    }),
  );
}

function versionIn({ extras, ...version }: RegistryVersion, language: Language): RegistryVersion {
  const { routes, navigation, icons } = extras;
  const chosen = inLanguage(routes, language, plainPath);
  return {
    ...version,
    extras: {
      ...extras,
      // A dialog opens over pages in any language: the person may have chosen another than that of the page.
      routes: routes
        .filter((route) => chosen.includes(route) || (language === 'en' && route.dialog))
        .map((route) => withTranslations(route, routes)),
      navigation: inLanguage(navigation, language, entryKey),
      icons: { ...sharedIcons(extras), ...icons },
    },
  };
}

/**
 * Reduces a registry to what pages in a language show: pages and navigation in that language, and those in English that
 * it lacks. So a page carries the names of tools in one language. A registry that is reduced already stays the same.
 */
export function registryIn(registry: Registry, language: Language): Registry {
  return {
    schema: registry.schema,
    microFrontends: Object.fromEntries(
      currentVersions(registry).map(([name, version]) => [name, [versionIn(version, language)]]),
    ),
  };
}
