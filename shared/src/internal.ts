// For the shell and for tests: how the state behind `@artha/shared` is set up. A remote never imports this.
export { provideReleaseFiles } from './state/releaseFiles.ts';
export { provideAccount } from './state/session.ts';
export { provideSite, siteRegistry } from './state/site.ts';
export { storedLanguage } from './state/language.ts';
export { provideLanguageFont } from './state/languageFont.ts';
export { providePageLanguage } from './state/pageLanguage.ts';
export { sharedEnglish } from './texts/en.ts';
export { sharedHindi } from './texts/hi.ts';
export type { SharedTexts } from './texts/sharedTexts.ts';
export { fill } from './texts/fill.ts';
export { restoreTheme } from './state/theme.ts';
