/** The languages of pages. The first is that of the site; pages in another one have addresses of their own. */
export const LANGUAGES = ['en', 'hi'] as const;

/** A language in which parts of the site can be read (BCP 47). */
export type Language = (typeof LANGUAGES)[number];

/** The languages of pages other than English (BCP 47). */
export const PAGE_LANGUAGES = ['hi'] as const satisfies readonly Language[];

/** The address of a page in a language other than the site's: `/pricing` → `/hi/pricing`, `/` → `/hi`. */
export function pathInLanguage(path: string, lang: string): string {
  return path === '/' ? `/${lang}` : `/${lang}${path}`;
}

/** The address of the same page in the site's language: `/hi/pricing` → `/pricing`, `/hi` → `/`. */
export function originalPath(path: string, lang: string): string {
  return path.slice(lang.length + 1) || '/';
}

/** The language of an address: `/hi/pricing` → `hi`. */
export function languageOf(path: string): Language {
  return PAGE_LANGUAGES.find((lang) => path === `/${lang}` || path.startsWith(`/${lang}/`)) ?? 'en';
}
