import type { Language } from '@artha/shared';
import { earlyEnglish } from './en/early.ts';
import { earlyHindi, shellHindi } from './hi/page.ts';
import type { EarlyTexts, ShellTexts } from './shellTexts.ts';

type Translated<T> = Readonly<Record<Exclude<Language, 'en'>, T>>;

/** The texts of the shell in each language but English: for the composer and the build, never for a browser. */
export const translations: Translated<ShellTexts> = { hi: shellHindi };

/** The texts of the early script in each language. */
export const earlyTexts: Readonly<Record<Language, EarlyTexts>> = { en: earlyEnglish, hi: earlyHindi };
