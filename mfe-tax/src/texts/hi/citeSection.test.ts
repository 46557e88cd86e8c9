import { financialYears } from '../../domain/financialYear.ts';
import { years } from '../../domain/act/years.ts';
import { citeSection } from './citeSection.ts';

test.each([
  ['First Schedule of the Finance Act, Part I', 'वित्त अधिनियम की पहली अनुसूची, भाग I'],
  ['First Schedule of the Finance Act 2026, Part I-B', 'वित्त अधिनियम 2026 की पहली अनुसूची, भाग I-B'],
  ['First Schedule of the Finance Act 2026', 'वित्त अधिनियम 2026 की पहली अनुसूची'],
  ['Finance Act 2026', 'वित्त अधिनियम 2026'],
  ['Schedule III and rule 279', 'अनुसूची III और नियम 279'],
  ['Schedule III', 'अनुसूची III'],
  ['Chapter VI-A', 'अध्याय VI-A'],
  ['Chapter VIII', 'अध्याय VIII'],
  ['2 of the Finance Act', 'वित्त अधिनियम की धारा 2'],
  ['10(13A) and rule 2A', 'धारा 10(13A) और नियम 2A'],
  ['288A and 288B', 'धारा 288A और 288B'],
  ['24(b) and 71(3A)', 'धारा 24(b) और 71(3A)'],
  ['22 and 109', 'धारा 22 और 109'],
  ['207, 208 and 211', 'धारा 207, 208 और 211'],
  ['403, 404 and 408', 'धारा 403, 404 और 408'],
  ['192 and 209(1)', 'धारा 192 और 209(1)'],
  ['392 and 405(1)', 'धारा 392 और 405(1)'],
  ['Rule 119A', 'नियम 119A'],
  ['Rule 269', 'नियम 269'],
  ['115BAC(1A)', 'धारा 115BAC(1A)'],
  ['First Schedule of the Finance Act 2027', 'वित्त अधिनियम 2027 की पहली अनुसूची'],
] as const)('“%s” is cited as “%s”', (section, cited) => {
  expect(citeSection(section)).toBe(cited);
});

test('no provision of any year is cited with an English word', () => {
  const sections = financialYears.flatMap((year) => {
    const { provisions, sections: named } = years[year];
    const { regimeChoice, houseLoss, houseLossGone } = named;
    return [...Object.values(provisions).map(({ section }) => section), regimeChoice, houseLoss, houseLossGone];
  });
  // What is left of Latin letters are parts of numbers, such as 80CCD(1B), 16(ia) or VI-A.
  expect(sections.map(citeSection).filter((text) => /[a-z]{4}/.test(text))).toEqual([]);
});
