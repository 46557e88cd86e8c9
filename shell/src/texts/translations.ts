import type { Language } from '@artha/shared';
import { shellHindi } from './hi.ts';
import type { ShellTexts } from './shellTexts.ts';

/** The texts of the shell in each language but English: for the composer and the build, never for a browser. */
export const translations: Readonly<Record<Exclude<Language, 'en'>, ShellTexts>> = { hi: shellHindi };
