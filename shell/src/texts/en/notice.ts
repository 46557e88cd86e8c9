/** The texts of the notice in place of a screen in English. */
export const noticeEnglish = {
  toolFailed: 'The {name} did not load.',
  pageFailed: 'This page did not load.',
  toolStays:
    'You can read the page below, but it will not calculate until it loads. The rest of the site still works. We tried more than once and stopped: it may be your connection, or it may be us.',
  pageStays:
    'You can read the page below, but its controls will not work until it loads. The rest of the site still works. We tried more than once and stopped: it may be your connection, or it may be us.',
  seeAllTools: 'See all tools',
  otherTools: 'Other tools',
};
