import { leftOverEnglish } from './leftOverEnglish.ts';

test('words in Latin letters are found once, in texts and in labels, except those that are allowed', () => {
  const root = document.createElement('div');
  root.innerHTML = '<p>धारा 80C और Tax</p><input placeholder="Tax year" aria-label="वर्ष">';
  expect(leftOverEnglish(root, /\d+[A-Z]/g)).toEqual(['Tax', 'year']);
});
