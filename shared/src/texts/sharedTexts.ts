import type { sharedEnglish } from './en.ts';

/**
 * The words that components of the design system and of `@artha/shared/remote` bring themselves, in the language of the
 * page. All are data, which a page gets with its registry; `fill` puts values in place of `{names}`.
 */
export type SharedTexts = Readonly<typeof sharedEnglish>;
