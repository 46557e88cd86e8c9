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
  | 'advanceTax'
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
  | 'Rule 119A';

/** A section by its number, such as `115BAC(1A)`, or in words. */
export type ActSection =
  | WordedSection
  | `${number}`
  | `${number}(${string})`
  | `${number}${'A' | 'B' | 'BAC' | 'C' | 'CCD' | 'D'}`
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
  | 'interestRuleNumber'
  | 'slabs2024'
  | 'draftCities';

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
const DEDUCTIONS_2025 = 'https://easevalue.com/income-tax-act-2025/deductions';
const FINANCE_ACT_2026 = 'https://gazettetracker.com/g/CG-DL-E-31032026-271439';
const SURCHARGE_2026 = 'https://www.taxtmi.com/tmi_notes?id=2469';
const SECTION_NUMBERS_2025 = 'https://eztax.in/income-tax-act-2025';

/** The inputs that came later, and what was read for them. */
const readOnInputs = '2026-11-26';
const HOUSE_LOSS = 'https://bharattax.co/income-tax/articles/interest-loss-ceiling-rs-2-lakh-inter-head-cap';
const HOUSE_2025 = 'https://www.taxtmi.com/manuals?id=916';
const GAINS_112A = 'https://www.taxtmi.com/acts?id=3204';
const GAINS_111A = 'https://taxfilr.com/help_center/article/taxliability-of-stcg';
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
  advanceTax: {
    section: '207, 208 and 211',
    source: 'https://www.taxtmi.com/manuals?id=1371',
    checkedOn: readOnInputs,
    note: 'advanceTaxAge',
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
  oldSlabs: { section: 'First Schedule of the Finance Act 2026, Part I-B', source: FINANCE_ACT_2026, checkedOn },
  newSlabs: { section: '202(1)', source: FINANCE_ACT_2026, checkedOn },
  standardDeduction: { section: '19', source: SECTION_NUMBERS_2025, checkedOn },
  rebate: { section: '156', source: 'https://eztax.in/income-tax-act-2025/section-156', checkedOn },
  surcharge: { section: 'First Schedule of the Finance Act 2026', source: SURCHARGE_2026, checkedOn },
  cess: {
    section: 'Finance Act 2026',
    source: SURCHARGE_2026,
    checkedOn,
    note: 'noReliefOnCess',
  },
  rounding: { section: '516', source: 'https://www.aubsp.com/income-tax-act-2025-section-516', checkedOn },
  houseRentAllowance: {
    section: 'Schedule III and rule 279',
    source:
      'https://www.angelone.in/news/taxation/draft-income-tax-rules-2026-bengaluru-pune-hyderabad-ahmedabad-set-to-get-50-hra-rebate-in-new-rules',
    checkedOn,
    note: 'draftCities',
  },
  exemptAllowances: { section: 'Schedule III', source: SECTION_NUMBERS_2025, checkedOn: '2026-11-26' },
  otherDeductions: { section: 'Chapter VIII', source: SECTION_NUMBERS_2025, checkedOn: '2026-11-26' },
  section80C: { section: '123', source: DEDUCTIONS_2025, checkedOn },
  section80CCD1B: { section: '124', source: DEDUCTIONS_2025, checkedOn },
  employerNps: { section: '124', source: DEDUCTIONS_2025, checkedOn, note: 'pension' },
  section80D: { section: '126', source: DEDUCTIONS_2025, checkedOn },
  homeLoanInterest: {
    section: '22',
    source: 'https://www.taxtmi.com/tmi_notes?id=1468',
    checkedOn,
    note: 'ownHouse',
  },
  professionalTax: {
    section: '19',
    source: SECTION_NUMBERS_2025,
    checkedOn,
    note: 'professionalTaxLimit',
  },
  letOutRepairs: { section: '22', source: HOUSE_2025, checkedOn: readOnInputs },
  letOutInterest: {
    section: '22 and 109',
    source: 'https://www.aubsp.com/income-tax-act-2025-section-109',
    checkedOn: readOnInputs,
    note: 'letOutLoss',
  },
  shortTermGains: {
    section: '196',
    source: 'https://eztax.in/income-tax-act-2025/section-196',
    checkedOn: readOnInputs,
    note: 'gainsSurcharge',
  },
  longTermGains: {
    section: '198',
    source: 'https://www.aubsp.com/income-tax-act-2025-section-198/',
    checkedOn: readOnInputs,
    note: 'gainsExemption',
  },
  advanceTax: {
    section: '403, 404 and 408',
    source: 'https://www.cabkgoyal.com/section-408-of-income-tax-act-2025-instalments-of-advance-tax-and-due-dates/',
    checkedOn: readOnInputs,
    note: 'advanceTaxAge',
  },
  interestOfDates: {
    section: '425',
    source: 'https://cabkgoyal.com/section-425-of-income-tax-act-2025-interest-for-deferment-of-advance-tax',
    checkedOn: readOnInputs,
    note: 'interestGains',
  },
  interestAfterYear: {
    section: '424',
    source:
      'https://www.caclubindia.com/acts/33828-interest-for-defaults-in-payment-of-advance-tax-income-tax-act-2025.asp',
    checkedOn: readOnInputs,
  },
  interestRounding: {
    section: 'Rule 119A',
    source: INTEREST_RULE,
    checkedOn: readOnInputs,
    note: 'interestRuleNumber',
  },
};
