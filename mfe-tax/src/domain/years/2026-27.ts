import { year2025 } from './2025-26.ts';
import type { YearRules } from './yearRules.ts';

/** The Finance Act, 2026, in the Gazette. */
const FINANCE_ACT_2026 = 'https://egazette.gov.in/WriteReadData/2026/271439.pdf';
/** The Income-tax Act, 2025, as amended by the Finance Act, 2026: the text of the Income Tax Department. */
const ACT_2025 =
  'https://www.incometaxindia.gov.in/documents/d/guest/income_tax_act_2025_as_amended_by_fa_act_2026-pdf';
/** The Income-tax Rules, 2026, as notified on 20 March 2026: G.S.R. 198(E), notification 22 of 2026. */
const RULES_2026 = 'https://www.incometaxindia.gov.in/documents/d/guest/notification-22-2026-1';
/** The day on which the sections and rules of 2026-27 were compared with these texts. */
const checkedOn = '2026-11-29';

/** The tax year 2026-27: the first one of the Income-tax Act 2025, in force from 1 April 2026, with the figures of the year before. */
export const year2026: YearRules = {
  ...year2025,
  act: 2025,
  metroCities: [...year2025.metroCities, 'Bengaluru', 'Hyderabad', 'Pune', 'Ahmedabad'],
  forms: {
    salaryCertificate: '130',
    otherCertificate: '131',
    taxStatement: '168',
    employeeDeclaration: '124',
  },
  sections: { regimeChoice: '202(4)', houseLoss: '202(2)', houseLossGone: '202(3)' },
  provisions: {
    oldSlabs: { section: 'First Schedule of the Finance Act 2026, Part I-B', source: FINANCE_ACT_2026, checkedOn },
    newSlabs: { section: '202(1)', source: FINANCE_ACT_2026, checkedOn },
    standardDeduction: { section: '19', source: ACT_2025, checkedOn },
    rebate: { section: '156', source: ACT_2025, checkedOn },
    surcharge: { section: 'First Schedule of the Finance Act 2026', source: FINANCE_ACT_2026, checkedOn },
    cess: { section: 'Finance Act 2026', source: FINANCE_ACT_2026, checkedOn, note: 'noReliefOnCess' },
    rounding: { section: '516', source: ACT_2025, checkedOn },
    houseRentAllowance: { section: 'Schedule III and rule 279', source: RULES_2026, checkedOn },
    exemptAllowances: { section: 'Schedule III', source: ACT_2025, checkedOn },
    otherDeductions: { section: 'Chapter VIII', source: ACT_2025, checkedOn },
    section80C: { section: '123', source: ACT_2025, checkedOn },
    section80CCD1B: { section: '124', source: ACT_2025, checkedOn },
    employerNps: { section: '124', source: ACT_2025, checkedOn, note: 'pension' },
    section80D: { section: '126', source: ACT_2025, checkedOn },
    homeLoanInterest: { section: '22', source: ACT_2025, checkedOn, note: 'ownHouse' },
    professionalTax: { section: '19', source: ACT_2025, checkedOn, note: 'professionalTaxLimit' },
    letOutRepairs: { section: '22', source: ACT_2025, checkedOn },
    letOutInterest: { section: '22 and 109', source: ACT_2025, checkedOn, note: 'letOutLoss' },
    shortTermGains: { section: '196', source: ACT_2025, checkedOn, note: 'gainsSurcharge' },
    longTermGains: { section: '198', source: ACT_2025, checkedOn, note: 'gainsExemption' },
    advanceTax: { section: '403, 404 and 408', source: ACT_2025, checkedOn, note: 'advanceTaxAge' },
    salaryDeduction: { section: '392 and 405(1)', source: ACT_2025, checkedOn },
    interestOfDates: { section: '425', source: ACT_2025, checkedOn, note: 'interestGains' },
    interestAfterYear: { section: '424', source: ACT_2025, checkedOn },
    interestRounding: { section: 'Rule 269', source: RULES_2026, checkedOn },
  },
};
