import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeReport } from '../../domain/figures/computeReport.ts';
import { readPastedYears } from '../../domain/figures/pastedYears.ts';
import { sampleYears } from '../../domain/figures/sampleYears.ts';
import { inputIds } from '../../domain/ratios/inputs.ts';
import { writeLatex } from '../../domain/ratios/writeLatex.ts';
import { createSearch } from '../../domain/search.ts';
import { furtherIds } from '../../domain/furtherIds.ts';
import { termIds } from '../../domain/termIds.ts';
import { panel as english } from '../en/panel.ts';
import { ratioWords as englishWords } from '../en/ratioWords.ts';
import { formulaNames } from './formulaNames.ts';
import { labels } from './labels.ts';
import { panel } from './panel.ts';
import { ratioWords } from './ratioWords.ts';
import { readings } from './readings.ts';
import { financialTerms } from './terms.ts';

const latin = /[A-Za-z]/;

test('the typeset formulas are those of the rules', () => {
  const lines = readFileSync(join(import.meta.dirname, 'formulas.tex'), 'utf8')
    .trimEnd()
    .split('\n');
  expect(termIds.map((id) => `${id} = ${writeLatex(id, formulaNames)}`)).toEqual(lines);
});

test('every figure and every ratio has a name of its own', () => {
  expect(new Set(Object.values(labels)).size).toBe(inputIds.length);
  const names = [...financialTerms.map(({ name }) => name), ...furtherIds.map(formulaNames.term)];
  expect(new Set(names).size).toBe(termIds.length + furtherIds.length);
});

test('a hint is there wherever there is one in English', () => {
  expect(Object.keys(panel.hints)).toEqual(Object.keys(english.hints));
});

test.each(termIds)('%s is read in Hindi alone, and differs from another where it does in English', (id) => {
  const { read, watch, differs } = readings[id];
  for (const text of [read, watch, differs ?? '।']) {
    expect(text).toMatch(/।$/);
    expect(text).not.toMatch(latin);
  }
  expect(differs === undefined).toBe(english.readings[id].differs === undefined);
});

test.each(furtherIds)('%s, beside the twenty-two, is explained in Hindi alone', (id) => {
  for (const text of Object.values(panel.furtherTexts[id])) {
    expect(text).toMatch(/।$/);
    expect(text).not.toMatch(latin);
  }
  expect(Object.keys(panel.furtherTexts[id])).toEqual(Object.keys(english.furtherTexts[id]));
  for (const text of Object.values(english.furtherTexts[id])) expect(text).toMatch(/^[A-Z].*\.$/);
});

test('a fault of a formula says in both languages where it is', () => {
  for (const kind of ['name', 'character', 'operand', 'sign', 'unclosed', 'unopened', 'units'] as const) {
    const fault = { kind, at: 7, text: 'x', after: 'x' };
    for (const { own } of [panel, english]) expect(own.fault(fault, undefined)).toContain('7');
  }
});

test.each([
  ['चालू', 'चालू अनुपात'],
  ['निवल लाभ', 'निवल लाभ'],
  ['current ratio', 'चालू अनुपात'],
  ['payback', 'निवेश वापसी अवधि'],
])('for “%s” the search gives %s first', (words, name) => {
  expect(createSearch(financialTerms)(words)[0]?.name).toBe(name);
});

test('a pasted table may name its figures in Hindi or in English', () => {
  const pasted = readPastedYears('\t2026\nकुल परिसंपत्तियाँ\t5\nSales\t7\nसाख\t1', 'rupees', [], ratioWords.label);
  expect(pasted?.years).toEqual([{ label: '2026', typed: { totalAssets: '5', salesRevenue: '7' } }]);
  expect(pasted?.problems.map(panel.pasteProblem)).toEqual(['“साख” ऐसा आँकड़ा नहीं है जो इन अनुपातों में लगता हो।']);
});

test('whatever the figures, both languages say the same numbers', () => {
  const numbersIn = (text: string) => text.match(/\d[\d,.]*\d|\d/g);
  fc.assert(
    fc.property(fc.constantFrom(...inputIds), fc.integer({ min: -1_000_000, max: 1_000_000_000 }), (input, figure) => {
      const years = sampleYears.map(({ label, typed }) => ({ label, typed: { ...typed, [input]: String(figure) } }));
      const said = (words: typeof ratioWords) =>
        computeReport(termIds, years, words).flatMap((result) =>
          result.years.map((year) =>
            numbersIn(year.kind === 'value' ? `${year.text} ${year.short} ${year.worked}` : year.reason),
          ),
        );
      expect(said(ratioWords)).toEqual(said(englishWords));
    }),
    { numRuns: 10 },
  );
});
