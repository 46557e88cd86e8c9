import type { EarlyTexts } from '../shellTexts.ts';

/** What the early script says in English. */
export const earlyEnglish: EarlyTexts = {
  incomplete: 'This page did not load completely. You can still read it and follow links. ',
  incompleteForm: 'This page did not load completely. You can still read it, follow links and send the form. ',
  reload: 'Reload the page',
};
