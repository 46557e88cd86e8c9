import type { ActInputs } from './act/estimate.ts';
import { years } from './act/years.ts';
import type { AmountName, Figures } from './figures.ts';
import type { FinancialYear } from './financialYear.ts';
import { toOthers } from './otherRows.ts';
import { readHomes, type CityGroup } from './parts/homeRows.ts';
import { toJobs } from './parts/jobRows.ts';
import { toLeaving } from './parts/leavingFields.ts';
import { rupeesOf } from './parts/partRows.ts';

/** Cities in which half of the salary counts for the house rent allowance: in every year, and from 2026-27 alone. */
export const metroCities = {
  four: years['2025-26'].metroCities,
  eight: years['2026-27'].metroCities.filter((city) => !years['2025-26'].metroCities.includes(city)),
} as const;

/** Any city of its group represents all of them. */
const cityOf = (group: CityGroup): string => (group === 'other' ? '' : (metroCities[group][0] ?? ''));

/** Where the person lives, as chosen in the estimate or, until then, by the answer of the first step. */
export function cityGroupOf({ choices }: Figures): CityGroup {
  return choices.city ?? (choices.metroCity === 'yes' ? 'four' : 'other');
}

/** The text of a field of the estimate: what was typed there or, for the own premium, under 80D in the second step. */
export function estimateText({ amounts }: Figures, name: AmountName): string {
  return amounts[name] ?? (name === 'ownPremium' ? amounts.section80D : undefined) ?? '';
}

/** The figures as the estimate by the Act takes them, for a year: what is empty or cannot be read is nothing. */
export function toActInputs(figures: Figures, year: FinancialYear): ActInputs {
  const { choices } = figures;
  const rupees = (name: AmountName) => rupeesOf(estimateText(figures, name));
  const homes = readHomes(choices.homes);
  const leaving = toLeaving(choices.leaving);
  return {
    year,
    age: choices.age ?? 'under60',
    resident: choices.resident !== 'no',
    basicSalary: rupees('basicSalary'),
    houseRentAllowance: rupees('houseRentAllowance'),
    otherAllowance: rupees('otherAllowance'),
    rentPaid: rupees('rentPaid'),
    homeSpan: homes.first,
    otherHomes: homes.others.map(({ span, rentPaid, city }) => ({
      span,
      rentPaid: rupeesOf(rentPaid),
      city: cityOf(city),
    })),
    ...toJobs(choices.jobs),
    ...(leaving && { leaving }),
    exemptAllowances: rupees('exemptAllowances'),
    otherDeductions: rupees('otherDeductions'),
    city: cityOf(cityGroupOf(figures)),
    section80C: rupees('section80C'),
    section80CCD1B: rupees('section80CCD1B'),
    employerNps: rupees('employerNps'),
    governmentEmployer: choices.governmentEmployer === 'yes',
    section80D: {
      selfFamily: rupees('ownPremium'),
      selfSenior: choices.ownSenior === 'yes',
      parents: rupees('parentsPremium'),
      parentsSenior: choices.parentsSenior === 'yes',
    },
    homeLoanInterest: rupees('homeLoanInterest'),
    professionalTax: rupees('professionalTax'),
    otherIncome: rupees('otherIncome'),
    dividends: rupees('dividends'),
    rentReceived: rupees('rentReceived'),
    municipalTaxes: rupees('municipalTaxes'),
    letOutInterest: rupees('letOutInterest'),
    shortTermGains: rupees('shortTermGains'),
    longTermGains: rupees('longTermGains'),
    shortTermGainsEarlier: rupees('shortTermGainsEarlier'),
    longTermGainsEarlier: rupees('longTermGainsEarlier'),
    ...(choices.others !== undefined && { others: toOthers(choices.others) }),
    taxDeducted: rupees('taxDeducted'),
  };
}
