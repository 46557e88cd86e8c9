import { isMisspelt } from './misspelt.ts';

test.each([
  ['demat account', 'demat acount'],
  ['sensex', 'sensx'],
  ['sensex', 'sensexx'],
  ['inflation', 'inflaton'],
  ['working capital loan', 'working captial'],
  ['working capital loan', 'captial'],
  ['mutual funds', 'mutaul fund'],
  ['म्यूचुअल फंड', 'म्युचुअल फंड'],
])('in “%s”, “%s” is a typing error', (name, words) => {
  expect(isMisspelt(name, words)).toBe(true);
});

test.each([
  ['collateral', 'calculator'],
  ['rebate', 'debate'],
  ['swp', 'sip'],
  ['loan', 'loans'],
  ['sensex', 'senseless'],
  ['sensex', 'sensex'],
  ['section 80ccd', 'section 80ccc'],
  ['ratio', 'nation'],
  ['bonds', 'bnods out'],
  ['capital', 'cpatila'],
])('in “%s”, “%s” is another word', (name, words) => {
  expect(isMisspelt(name, words)).toBe(false);
});
