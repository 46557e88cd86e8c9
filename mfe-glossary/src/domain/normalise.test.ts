import { normalise, spellBySound } from './normalise.ts';

test.each([
  ['Mutual-Fund', 'mutual fund'],
  ['F&O', 'f&o'],
  ['  8% ', '8%'],
  ['सावधि जमा', 'सावधि जमा'],
  ['ＵＰＩ', 'upi'],
  ['E.M.I.', 'emi'],
  ['i t r form', 'itr form'],
  ['80 C', '80 c'],
  ['कर्ज़', 'कर्ज'],
  ['महँगाई', 'महंगाई'],
  // The dot below as a character of its own, and as one with its letter.
  ['फ़ंड', 'फंड'],
  ['\u095Eंड', 'फंड'],
])('“%s” is searched as “%s”', (text, words) => {
  expect(normalise(text)).toBe(words);
});

test.each([
  ['aadhaar', 'adhar'],
  ['byaaj', 'byaj'],
  ['zamanat', 'jamanat'],
  ['sood', 'sud'],
  ['bhavishya', 'bavishya'],
  ['चालु', 'चालू'],
])('“%s” sounds like “%s”', (one, other) => {
  expect(spellBySound(one)).toBe(spellBySound(other));
});

test.each([
  ['sip', 'swp'],
  ['bonds', 'bands'],
  ['80c', '80cc'],
])('“%s” does not sound like “%s”', (one, other) => {
  expect(spellBySound(one)).not.toBe(spellBySound(other));
});
