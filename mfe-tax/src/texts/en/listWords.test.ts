import { listWords } from './listWords.ts';

test.each([
  [[], ''],
  [['Mumbai'], 'Mumbai'],
  [['Mumbai', 'Delhi'], 'Mumbai or Delhi'],
  [['Mumbai', 'Delhi', 'Kolkata'], 'Mumbai, Delhi or Kolkata'],
])('%p reads “%s”', (words, text) => {
  expect(listWords(words, 'or')).toBe(text);
});
