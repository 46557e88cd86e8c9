import type { Language } from '@artha/shared';

/** The texts of the frame in English. */
export const frameEnglish = {
  skip: 'Skip to content',
  home: '{product}, home',
  main: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  tools: 'Tools',
  allTools: 'All tools',
  all: 'All {name}',
  legal: 'Legal',
  about: 'Stock research and free finance tools, made for India.',
  disclaimer:
    'Everything here, tools included, is for education and information only. It is not professional financial or investment advice, and we do not guarantee that it is accurate. Please consult a financial services professional before you act on it.',
  privacyChoices: 'Privacy choices',
  projectOf: ', a project of ',
  theme: 'Theme',
  systemTheme: 'System',
  lightTheme: 'Light',
  darkTheme: 'Dark',
  /** The label of the switch to another `{language}`, for screen readers. */
  readIn: 'Read this page in {language}',
  languages: { en: 'English', hi: 'Hindi' } satisfies Record<Language, string>,
};
