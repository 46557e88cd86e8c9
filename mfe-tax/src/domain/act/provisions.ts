/** The provisions of the Act behind the figures of a year. */
export type ProvisionId =
  | 'oldSlabs'
  | 'newSlabs'
  | 'standardDeduction'
  | 'rebate'
  | 'surcharge'
  | 'cess'
  | 'rounding'
  | 'houseRentAllowance'
  | 'exemptAllowances'
  | 'otherDeductions'
  | 'section80C'
  | 'section80CCD1B'
  | 'employerNps'
  | 'section80D'
  | 'homeLoanInterest'
  | 'professionalTax'
  | 'letOutRepairs'
  | 'letOutInterest'
  | 'shortTermGains'
  | 'longTermGains'
  | 'otherLongTermGains'
  | 'earlierHouseLoss'
  | 'advanceTax'
  | 'salaryDeduction'
  | 'interestOfDates'
  | 'interestAfterYear'
  | 'interestRounding';

/** A provision that has no number alone; languages write it in words of their own. */
export type WordedSection =
  | 'First Schedule of the Finance Act, Part I'
  | 'First Schedule of the Finance Act 2026, Part I-B'
  | 'First Schedule of the Finance Act 2026'
  | 'Finance Act 2026'
  | 'Schedule III and rule 279'
  | 'Schedule III'
  | 'Chapter VI-A'
  | 'Chapter VIII'
  | '2 of the Finance Act'
  | '10(13A) and rule 2A'
  | '288A and 288B'
  | '24(b) and 71(3A)'
  | '22 and 109'
  | '207, 208 and 211'
  | '403, 404 and 408'
  | '192 and 209(1)'
  | '392 and 405(1)'
  | 'Rule 119A'
  | 'Rule 269';

/** A section by its number, such as `115BAC(1A)`, or in words. */
export type ActSection =
  | WordedSection
  | `${number}`
  | `${number}(${string})`
  | `${number}${'A' | 'AA' | 'B' | 'BAC' | 'C' | 'CCD' | 'D'}`
  | `${number}${'BAC' | 'CCD'}(${string})`;

/** The notes that a reader should know before relying on a provision. */
export type NoteId =
  | 'pension'
  | 'noRebateAtSpecialRates'
  | 'disputedRebate'
  | 'noReliefOnCess'
  | 'ownHouse'
  | 'professionalTaxLimit'
  | 'letOutLoss'
  | 'gainsSurcharge'
  | 'gainsExemption'
  | 'advanceTaxAge'
  | 'interestGains'
  | 'slabs2024';

/** The section of a rule, and the source of its figures. */
interface Provision {
  /** Of the Act of the year. */
  readonly section: ActSection;
  readonly source: string;
  /** The day on which the source was read, as YYYY-MM-DD. */
  readonly checkedOn: string;
  readonly note?: NoteId;
}

/** The provisions of a year by rule. */
export type Provisions = Readonly<Record<ProvisionId, Provision>>;

const checkedOn = '2026-11-23';

const SLABS_2025_26 = 'https://taxupdates.cagurujiclasses.com/new-income-tax-slab-rates-for-fy-2025-26-ay-2026-27';
const STANDARD_DEDUCTION = 'https://www.taxtmi.com/manuals?id=1859';
const SURCHARGE_RATES = 'https://cagpt.in/income-tax/surcharge-rates-new-vs-old-tax-regime-key-differences';
/** The rows of Form 16, by which employers deduct. */
const FORM_16 = 'https://learninghub.taxmaazra.com/notification/notification-no-36-2019-f-no-370142-4-2019-tpl/';
const DEDUCTIONS = 'https://www.lawyersclubindia.com/us/income-tax/deductions';
const PENSION = 'https://tatapensionfund.com/tax-handbook/tax-benefits-under-nps.html';
/** The Finance Act, 2026, in the Gazette. */
const FINANCE_ACT_2026 = 'https://egazette.gov.in/WriteReadData/2026/271439.pdf';
/** The Income-tax Act, 2025, as amended by the Finance Act, 2026: the text of the Income Tax Department. */
const ACT_2025 =
  'https://www.incometaxindia.gov.in/documents/d/guest/income_tax_act_2025_as_amended_by_fa_act_2026-pdf';
/** Sections of that Act that were read as others print them. */
const ACT_2025_197 = 'https://www.caclubindia.com/acts/33600-tax-on-long-term-capital-gains-income-tax-act-2025.asp';
const ACT_2025_110 = 'https://aubsp.com/income-tax-act-2025-section-110';
/** The Income-tax Rules, 2026, as notified on 20 March 2026: G.S.R. 198(E), notification 22 of 2026. */
const RULES_2026 = 'https://www.incometaxindia.gov.in/documents/d/guest/notification-22-2026-1';
/** The day on which the sections and rules of 2026-27 were compared with these texts. */
const readOnOfficial = '2026-11-29';
const SURCHARGE_2026 = 'https://www.taxtmi.com/tmi_notes?id=2469';

/** The inputs that came later, and what was read for them. */
const readOnInputs = '2026-11-26';
const readOnSalary = '2026-11-29';
const HOUSE_LOSS = 'https://bharattax.co/income-tax/articles/interest-loss-ceiling-rs-2-lakh-inter-head-cap';
const HOUSE_2025 = 'https://www.taxtmi.com/manuals?id=916';
const GAINS_112A = 'https://www.taxtmi.com/acts?id=3204';
const GAINS_111A = 'https://taxfilr.com/help_center/article/taxliability-of-stcg';
const GAINS_112 = 'https://www.caclubindia.com/forum/ltcg-on-flat-612559.asp?offset=0';
const CARRIED_1961 = 'https://caclubindia.com/forum/set-off-of-losses-263382.asp';
const INTEREST_RULE = 'https://ravcco.com/detail/36077.aspx';

/** The Income-tax Act 1961 for the financial year 2025-26. */
export const provisions2025: Provisions = {
  oldSlabs: { section: 'First Schedule of the Finance Act, Part I', source: SLABS_2025_26, checkedOn },
  newSlabs: { section: '115BAC(1A)', source: SLABS_2025_26, checkedOn },
  standardDeduction: { section: '16(ia)', source: STANDARD_DEDUCTION, checkedOn },
  rebate: {
    section: '87A',
    source: SLABS_2025_26,
    checkedOn,
    note: 'noRebateAtSpecialRates',
  },
  surcharge: { section: 'First Schedule of the Finance Act, Part I', source: SURCHARGE_RATES, checkedOn },
  cess: {
    section: '2 of the Finance Act',
    source: SURCHARGE_2026,
    checkedOn,
    note: 'noReliefOnCess',
  },
  rounding: { section: '288A and 288B', source: 'https://www.aubsp.com/income-tax-act-2025-section-516', checkedOn },
  houseRentAllowance: {
    section: '10(13A) and rule 2A',
    source:
      'https://www.financialexpress.com/india-news/bengaluru-and-hyderabad-among-cities-that-may-get-50-hra-exemption-new-income-tax-draft-rules-explained/4136772/',
    checkedOn,
  },
  exemptAllowances: { section: '10', source: FORM_16, checkedOn: '2026-11-26' },
  otherDeductions: { section: 'Chapter VI-A', source: FORM_16, checkedOn: '2026-11-26' },
  section80C: { section: '80C', source: DEDUCTIONS, checkedOn },
  section80CCD1B: { section: '80CCD(1B)', source: PENSION, checkedOn },
  employerNps: { section: '80CCD(2)', source: PENSION, checkedOn, note: 'pension' },
  section80D: { section: '80D', source: DEDUCTIONS, checkedOn },
  homeLoanInterest: {
    section: '24(b)',
    source: 'https://www.outlookmoney.com/amp/story/tax/how-to-claim-home-loan-tax-benefits-on-more-than-one-home',
    checkedOn,
    note: 'ownHouse',
  },
  professionalTax: {
    section: '16(iii)',
    source: 'https://www.caclubindia.com/forum/sec-16-iii--545763.asp',
    checkedOn,
    note: 'professionalTaxLimit',
  },
  letOutRepairs: { section: '24(a)', source: HOUSE_2025, checkedOn: readOnInputs },
  letOutInterest: { section: '24(b) and 71(3A)', source: HOUSE_LOSS, checkedOn: readOnInputs, note: 'letOutLoss' },
  shortTermGains: { section: '111A', source: GAINS_111A, checkedOn: readOnInputs, note: 'gainsSurcharge' },
  longTermGains: { section: '112A', source: GAINS_112A, checkedOn: readOnInputs, note: 'gainsExemption' },
  otherLongTermGains: { section: '112', source: GAINS_112, checkedOn: readOnSalary },
  earlierHouseLoss: { section: '71B', source: CARRIED_1961, checkedOn: readOnSalary },
  advanceTax: {
    section: '207, 208 and 211',
    source: 'https://www.taxtmi.com/manuals?id=1371',
    checkedOn: readOnInputs,
    note: 'advanceTaxAge',
  },
  salaryDeduction: {
    section: '192 and 209(1)',
    source: 'https://www.taxtmi.com/manuals?id=1371',
    checkedOn: readOnSalary,
  },
  interestOfDates: {
    section: '234C',
    source: 'https://caclubindia.com/forum/234c-393583.asp',
    checkedOn: readOnInputs,
    note: 'interestGains',
  },
  interestAfterYear: {
    section: '234B',
    source: 'https://www.caclubindia.com/forum/is-advance-tax-voluntary-or-mandatory--597670.asp',
    checkedOn: readOnInputs,
  },
  interestRounding: { section: 'Rule 119A', source: INTEREST_RULE, checkedOn: readOnInputs },
};

/** The same Act a year earlier. */
export const provisions2024: Provisions = {
  ...provisions2025,
  newSlabs: {
    section: '115BAC(1A)',
    source: 'https://github.com/abhaythink/your-tax',
    checkedOn,
    note: 'slabs2024',
  },
  rebate: {
    section: '87A',
    source: 'https://www.taxtmi.com/manuals?id=1859',
    checkedOn,
    note: 'disputedRebate',
  },
};

/** The Income-tax Act 2025, in force from 1 April 2026. */
export const provisions2026: Provisions = {
  oldSlabs: {
    section: 'First Schedule of the Finance Act 2026, Part I-B',
    source: FINANCE_ACT_2026,
    checkedOn: readOnOfficial,
  },
  newSlabs: { section: '202(1)', source: FINANCE_ACT_2026, checkedOn: readOnOfficial },
  standardDeduction: { section: '19', source: ACT_2025, checkedOn: readOnOfficial },
  rebate: { section: '156', source: ACT_2025, checkedOn: readOnOfficial },
  surcharge: { section: 'First Schedule of the Finance Act 2026', source: FINANCE_ACT_2026, checkedOn: readOnOfficial },
  cess: {
    section: 'Finance Act 2026',
    source: FINANCE_ACT_2026,
    checkedOn: readOnOfficial,
    note: 'noReliefOnCess',
  },
  rounding: { section: '516', source: ACT_2025, checkedOn: readOnOfficial },
  houseRentAllowance: {
    section: 'Schedule III and rule 279',
    source: RULES_2026,
    checkedOn: readOnOfficial,
  },
  exemptAllowances: { section: 'Schedule III', source: ACT_2025, checkedOn: readOnOfficial },
  otherDeductions: { section: 'Chapter VIII', source: ACT_2025, checkedOn: readOnOfficial },
  section80C: { section: '123', source: ACT_2025, checkedOn: readOnOfficial },
  section80CCD1B: { section: '124', source: ACT_2025, checkedOn: readOnOfficial },
  employerNps: { section: '124', source: ACT_2025, checkedOn: readOnOfficial, note: 'pension' },
  section80D: { section: '126', source: ACT_2025, checkedOn: readOnOfficial },
  homeLoanInterest: {
    section: '22',
    source: ACT_2025,
    checkedOn: readOnOfficial,
    note: 'ownHouse',
  },
  professionalTax: {
    section: '19',
    source: ACT_2025,
    checkedOn: readOnOfficial,
    note: 'professionalTaxLimit',
  },
  letOutRepairs: { section: '22', source: ACT_2025, checkedOn: readOnOfficial },
  letOutInterest: {
    section: '22 and 109',
    source: ACT_2025,
    checkedOn: readOnOfficial,
    note: 'letOutLoss',
  },
  shortTermGains: {
    section: '196',
    source: ACT_2025,
    checkedOn: readOnOfficial,
    note: 'gainsSurcharge',
  },
  longTermGains: {
    section: '198',
    source: ACT_2025,
    checkedOn: readOnOfficial,
    note: 'gainsExemption',
  },
  otherLongTermGains: { section: '197', source: ACT_2025_197, checkedOn: readOnOfficial },
  earlierHouseLoss: { section: '110', source: ACT_2025_110, checkedOn: readOnOfficial },
  advanceTax: {
    section: '403, 404 and 408',
    source: ACT_2025,
    checkedOn: readOnOfficial,
    note: 'advanceTaxAge',
  },
  salaryDeduction: {
    section: '392 and 405(1)',
    source: ACT_2025,
    checkedOn: readOnOfficial,
  },
  interestOfDates: {
    section: '425',
    source: ACT_2025,
    checkedOn: readOnOfficial,
    note: 'interestGains',
  },
  interestAfterYear: {
    section: '424',
    source: ACT_2025,
    checkedOn: readOnOfficial,
  },
  interestRounding: {
    section: 'Rule 269',
    source: RULES_2026,
    checkedOn: readOnOfficial,
  },
};
