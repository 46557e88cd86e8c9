import { hasDevanagari, paperText } from './paperText.ts';
import { reportFileName } from './reportFileName.ts';

test.each([
  ['', ['2025-26'], 'ratios-2025-26.pdf'],
  ['Kaveri Foods & Co.', ['2023-24', '2024-25', '2025-26'], 'kaveri-foods-co-ratios-2023-24-to-2025-26.pdf'],
  ['कावेरी', ['FY 26'], 'कावेरी-ratios-fy-26.pdf'],
])('a report of “%s” for %j is the file %s', (company, labels, name) => {
  expect(reportFileName(company, labels, 'pdf')).toBe(name);
});

test.each([
  ['Café  Ltd', 'Cafe Ltd'],
  ['कावेरी फ़ूड', 'कावेरी फ़ूड'.normalize('NFD')],
  ['காவேரி Foods', 'Foods'],
])('“%s” is printed as “%s”', (text, printed) => {
  expect(paperText(text)).toBe(printed);
});

test('the fonts for Hindi are loaded for its letters alone', () => {
  expect(['Kaveri', 'कावेरी'].map(hasDevanagari)).toEqual([false, true]);
});
