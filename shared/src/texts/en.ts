/** The words of shared components in English. */
export const sharedEnglish = {
  close: 'Close',
  clear: 'Clear',
  retry: 'Retry',
  contents: 'Contents',
  chooseFile: 'Choose file',
  changeFile: 'Change',
  /** Heading of the list of errors above a form. */
  problem: 'There is a problem',
  /** Before amounts whose column has no visible head. */
  debit: 'Dr',
  credit: 'Cr',
  /** After links, for screen readers. */
  newTab: '(opens in a new tab)',
  definition: 'definition',
  definitionInNewTab: '(definition, opens in a new tab)',
  code: 'Code for support: {code}',
  partFailed: '{name} did not load. Everything else on this page still works.',
  /** The part of a page that searches. */
  search: 'The search',
  foundOne: '1 term matches “{words}”.',
  found: '{count} terms match “{words}”, closest first.',
  noMatch: 'No term matches “{words}”.',
  searchHint: 'Try fewer letters, or the full name instead of the short one.',
};
