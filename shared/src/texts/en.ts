import type { SharedTexts } from './sharedTexts.ts';

/** The words of shared components in English. */
export const sharedEnglish: SharedTexts = {
  close: 'Close',
  clear: 'Clear',
  retry: 'Retry',
  contents: 'Contents',
  chooseFile: 'Choose file',
  changeFile: 'Change',
  problem: 'There is a problem',
  debit: 'Dr',
  credit: 'Cr',
  newTab: '(opens in a new tab)',
  definition: 'definition',
  definitionInNewTab: '(definition, opens in a new tab)',
  code: 'Code for support: {code}',
  partFailed: '{name} did not load. Everything else on this page still works.',
  search: 'The search',
  foundOne: '1 term matches “{words}”.',
  found: '{count} terms match “{words}”, closest first.',
  noMatch: 'No term matches “{words}”.',
  searchHint: 'Try fewer letters, or the full name instead of the short one.',
};
