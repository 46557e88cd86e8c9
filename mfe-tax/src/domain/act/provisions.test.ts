import * as v from 'valibot';
import { years } from './years.ts';
import { financialYears, type FinancialYear } from '../financialYear.ts';

const provisionSchema = v.strictObject({
  section: v.pipe(v.string(), v.regex(/^[A-Z\d]/)),
  source: v.pipe(v.string(), v.url(), v.startsWith('https://')),
  checkedOn: v.pipe(v.string(), v.isoDate()),
  note: v.optional(v.string()),
});

const sections = {
  1961: {
    newSlabs: '115BAC(1A)',
    standardDeduction: '16(ia)',
    rebate: '87A',
    rounding: '288A and 288B',
    houseRentAllowance: '10(13A) and rule 2A',
    section80C: '80C',
    section80CCD1B: '80CCD(1B)',
    employerNps: '80CCD(2)',
    section80D: '80D',
    homeLoanInterest: '24(b)',
    professionalTax: '16(iii)',
    letOutRepairs: '24(a)',
    letOutInterest: '24(b) and 71(3A)',
    shortTermGains: '111A',
    longTermGains: '112A',
    advanceTax: '207, 208 and 211',
    salaryDeduction: '192 and 209(1)',
    interestOfDates: '234C',
    interestAfterYear: '234B',
    interestRounding: 'Rule 119A',
  },
  2025: {
    newSlabs: '202(1)',
    standardDeduction: '19',
    rebate: '156',
    rounding: '516',
    houseRentAllowance: 'Schedule III and rule 279',
    section80C: '123',
    section80CCD1B: '124',
    employerNps: '124',
    section80D: '126',
    homeLoanInterest: '22',
    professionalTax: '19',
    letOutRepairs: '22',
    letOutInterest: '22 and 109',
    shortTermGains: '196',
    longTermGains: '198',
    advanceTax: '403, 404 and 408',
    salaryDeduction: '392 and 405(1)',
    interestOfDates: '425',
    interestAfterYear: '424',
    interestRounding: 'Rule 269',
  },
} as const;

describe.each(financialYears)('the provisions of %s', (year) => {
  test.each(Object.entries(years[year].provisions))('name section, source and date of %s', (_, provision) => {
    expect(v.parse(provisionSchema, provision)).toEqual(provision);
  });
});

test.each(financialYears)('%s has the sections of its Act, that of 2025 from 2026-27 on', (year) => {
  const { act, provisions } = years[year];
  expect(act).toBe(year < '2026-27' ? 1961 : 2025);
  expect(Object.entries(provisions).map(([name, { section }]) => [name, section])).toEqual(
    expect.arrayContaining(Object.entries(sections[act])),
  );
});

/** The note that every year has beside a section. */
const notes = {
  cess: 'noReliefOnCess',
  employerNps: 'pension',
  homeLoanInterest: 'ownHouse',
  professionalTax: 'professionalTaxLimit',
  letOutInterest: 'letOutLoss',
  shortTermGains: 'gainsSurcharge',
  longTermGains: 'gainsExemption',
  advanceTax: 'advanceTaxAge',
  interestOfDates: 'interestGains',
};

/** The notes that single years have, too. */
const ownNotes: Partial<Record<FinancialYear, object>> = {
  '2024-25': { newSlabs: 'slabs2024', rebate: 'disputedRebate' },
  '2025-26': { rebate: 'noRebateAtSpecialRates' },
};

test.each(financialYears)('%s says what is disputed or has a condition', (year) => {
  const noted = Object.entries(years[year].provisions).flatMap(([name, { note }]) => (note ? [[name, note]] : []));
  expect(Object.fromEntries(noted)).toEqual({ ...notes, ...ownNotes[year] });
});
