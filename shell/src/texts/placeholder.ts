import type { Language } from '@artha/shared';

/** The text of a page until its screen, which only renders in a browser, is there; for the composer only. */
export const placeholderTexts: Readonly<Record<Language, string>> = {
  en: 'This tool is loading. It needs JavaScript.',
  hi: 'यह टूल लोड हो रहा है। इसे JavaScript चाहिए।',
};
