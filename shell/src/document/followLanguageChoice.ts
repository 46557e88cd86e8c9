import { language, pageLanguage } from '@artha/shared';
import { findRoute, pathInLanguage, type Registry } from '@artha/shared/contract';
import { storedLanguage } from '@artha/shared/internal';

/**
 * Restores the choice of an earlier visit, and leads a person who has chosen another language from a page in English to
 * the same page in that language. A person who opens a page in another language, such as from a search engine, also gets
 * definitions in it on this visit.
 * @returns whether the browser loads another page now.
 */
export function followLanguageChoice(registry: Registry): boolean {
  const shown = pageLanguage();
  const chosen = shown === 'en' ? (storedLanguage() ?? shown) : shown;
  language.set(chosen);
  const { pathname, search, hash } = location;
  if (shown !== 'en' || chosen === 'en' || !findRoute(registry, pathname)?.route.translations?.includes(chosen))
    return false;
  location.replace(pathInLanguage(pathname, chosen) + search + hash);
  return true;
}
