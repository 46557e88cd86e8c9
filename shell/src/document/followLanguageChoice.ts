import { language, pageLanguage } from '@artha/shared';
import { findRoute, pathInLanguage, type Registry } from '@artha/shared/contract';

/**
 * Leads a person who has chosen another language from a page in English to the same page in that language. A person
 * who opens a page in another language, such as from a search engine, also gets definitions in it on this visit.
 * @returns whether the browser loads another page now.
 */
export function followLanguageChoice(registry: Registry): boolean {
  if (pageLanguage() !== 'en') {
    language.set(pageLanguage());
    return false;
  }
  const chosen = language.get();
  const { pathname, search, hash } = location;
  if (chosen === 'en' || !findRoute(registry, pathname)?.route.translations?.includes(chosen)) return false;
  location.replace(pathInLanguage(pathname, chosen) + search + hash);
  return true;
}
