import { readQuery } from './query.ts';

test.each([
  ['emi kya hai', ['emi']],
  ['what is a mutual fund', ['mutual fund']],
  ['neft vs rtgs', ['neft', 'rtgs']],
  ['difference between neft and imps', ['neft', 'imps']],
  ['fd और rd में अंतर', ['fd', 'rd']],
  ['sip or sip', ['sip']],
  ['net asset value', ['net asset value']],
])('“%s” asks about %j', (words, asked) => {
  expect(readQuery(words)).toEqual(asked);
});

test('words that only ask stay as they are', () => {
  expect(readQuery('kya hai')).toEqual(['kya hai']);
});
