import type { Language } from '@artha/shared';
import { LANGUAGES } from '@artha/shared/contract';

/** The language in which this document was composed: a page for unknown addresses has one, too. */
export function documentLanguage(): Language {
  return LANGUAGES.find((one) => one === document.documentElement.lang) ?? 'en';
}
