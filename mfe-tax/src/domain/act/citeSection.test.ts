import { citeSection } from './citeSection.ts';

test.each([
  ['123', 'section 123'],
  ['10(13A) and rule 2A', 'section 10(13A) and rule 2A'],
  ['First Schedule of the Finance Act, Part I', 'First Schedule of the Finance Act, Part I'],
  ['Schedule III and rule 279', 'Schedule III and rule 279'],
])('%s is cited as %s', (section, words) => {
  expect(citeSection(section)).toBe(words);
});
