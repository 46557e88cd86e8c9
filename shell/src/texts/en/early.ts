/** The texts of the early script in English. */
export const earlyEnglish = {
  incomplete: 'This page did not load completely. You can still read it and follow links. ',
  /** On a page with a form that works without the shell. */
  incompleteForm: 'This page did not load completely. You can still read it, follow links and send the form. ',
  reload: 'Reload the page',
};
