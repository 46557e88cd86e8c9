import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { ProvisionId } from '../../mfe-tax/src/domain/act/provisions.ts';
import { years, type YearRules } from '../../mfe-tax/src/domain/act/years.ts';
import { LATEST_YEAR } from '../../mfe-tax/src/domain/financialYear.ts';
import { toRupees, type Money } from '../../mfe-tax/src/domain/money.ts';
import { formatRupees } from '@artha/shared/format';

const glossary = join(import.meta.dirname, '../../mfe-glossary/src');

/** The entries of all letters in a folder of the glossary, by term. */
function readTerms<T>(folder: string, schema: v.GenericSchema<unknown, T>): ReadonlyMap<string, T> {
  const path = join(glossary, folder);
  return new Map(
    readdirSync(path).flatMap((file) =>
      Object.entries(v.parse(v.record(v.string(), schema), JSON.parse(readFileSync(join(path, file), 'utf8')))),
    ),
  );
}

const references = readTerms(
  'references/terms',
  v.object({ source: v.object({ provision: v.optional(v.string(), '') }) }),
);
const definition = v.object({ definition: v.string() });
const languages = [readTerms('texts/en/terms', definition), readTerms('texts/hi/terms', definition)];

/** The terms that cite the section of a rule of the calculator. */
const cited: readonly (readonly [term: string, rule: ProvisionId])[] = [
  ['tax-regime', 'newSlabs'],
  ['basic-exemption-limit', 'newSlabs'],
  ['standard-deduction', 'standardDeduction'],
  ['rebate', 'rebate'],
  ['marginal-relief', 'rebate'],
  ['taxable-income', 'rounding'],
  ['section-80c', 'section80C'],
  ['elss', 'section80C'],
  ['section-80ccd-1b', 'section80CCD1B'],
  ['section-80ccd-2', 'employerNps'],
  ['section-80d', 'section80D'],
  ['professional-tax', 'professionalTax'],
  ['house-property-income', 'homeLoanInterest'],
  ['short-term-capital-gain', 'shortTermGains'],
  ['long-term-capital-gain', 'longTermGains'],
  ['advance-tax', 'advanceTax'],
  ['advance-tax-interest', 'interestOfDates'],
  ['advance-tax-interest', 'interestAfterYear'],
];

/** The numbers of sections, without their subsections: `403, 404 and 408` → `403`, `404`, `408`. */
const numbersIn = (section: string): readonly string[] =>
  section.replaceAll(/\([^)]*\)/g, '').match(/\d+[A-Z]*/g) ?? [];

/** Whether the section is one of those named, of which two may be the ends of a range: `sections 20 to 22`. */
function names(provision: string, number: string): boolean {
  const [, from, to] = /(\d+) to (\d+)/.exec(provision) ?? [];
  const isBetween =
    from !== undefined && to !== undefined && Number(from) <= Number(number) && Number(number) <= Number(to);
  return numbersIn(provision).includes(number) || isBetween;
}

test.each(cited)('the term %s cites the section of the calculator for %s, under both Acts', (term, rule) => {
  const [latest = '', earlier = ''] = references.get(term)?.source.provision.split(' (section') ?? [];
  const { section } = years[LATEST_YEAR].provisions[rule];
  expect(numbersIn(section).filter((number) => !names(latest, number))).toEqual([]);
  const [before = ''] = numbersIn(years['2025-26'].provisions[rule].section);
  expect(earlier).toMatch(new RegExp(String.raw`\b${before}`));
});

const rupees = (amount: Money | undefined) => formatRupees(toRupees(amount ?? 0n));

/** The numbers of the latest year that a definition names. */
const named: readonly (readonly [term: string, number: (rules: YearRules) => string])[] = [
  ['form-16', ({ forms }) => forms.salaryCertificate],
  ['form-16a', ({ forms }) => forms.otherCertificate],
  ['form-26as', ({ forms }) => forms.taxStatement],
  ['ais', ({ forms }) => forms.taxStatement],
  ['tds', ({ forms }) => forms.taxStatement],
  ['form-12bb', ({ forms }) => forms.employeeDeclaration],
  ['advance-tax', ({ advanceTax }) => rupees(advanceTax.leastTax)],
  ['professional-tax', ({ regimes }) => rupees(regimes.old.limits?.professionalTax)],
];

test.each(named)('the term %s names the number of the latest year, in each language', (term, number) => {
  for (const terms of languages) {
    expect(terms.get(term)?.definition).toContain(number(years[LATEST_YEAR]));
  }
});
