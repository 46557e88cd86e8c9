/** The provisions of the Act behind the figures of a year. */
type ProvisionId =
  | 'oldSlabs'
  | 'newSlabs'
  | 'standardDeduction'
  | 'rebate'
  | 'surcharge'
  | 'cess'
  | 'rounding'
  | 'houseRentAllowance'
  | 'section80C'
  | 'section80CCD1B'
  | 'employerNps'
  | 'section80D'
  | 'homeLoanInterest'
  | 'professionalTax';

/** The section of a rule, and the source of its figures. */
interface Provision {
  /** Of the Act of the year. */
  readonly section: string;
  readonly source: string;
  /** The day on which the source was read, as YYYY-MM-DD. */
  readonly checkedOn: string;
  /** What a reader should know before relying on it. */
  readonly note?: string;
}

/** The provisions of a year by rule. */
export type Provisions = Readonly<Record<ProvisionId, Provision>>;

const checkedOn = '2026-11-23';

const SLABS_2025_26 = 'https://taxupdates.cagurujiclasses.com/new-income-tax-slab-rates-for-fy-2025-26-ay-2026-27';
const STANDARD_DEDUCTION = 'https://www.taxtmi.com/manuals?id=1859';
const SURCHARGE_RATES = 'https://cagpt.in/income-tax/surcharge-rates-new-vs-old-tax-regime-key-differences';
const DEDUCTIONS = 'https://www.lawyersclubindia.com/us/income-tax/deductions';
const PENSION = 'https://tatapensionfund.com/tax-handbook/tax-benefits-under-nps.html';
const DEDUCTIONS_2025 = 'https://easevalue.com/income-tax-act-2025/deductions';
const FINANCE_ACT_2026 = 'https://gazettetracker.com/g/CG-DL-E-31032026-271439';
const SURCHARGE_2026 = 'https://www.taxtmi.com/tmi_notes?id=2469';
const SECTION_NUMBERS_2025 = 'https://eztax.in/income-tax-act-2025';

const pensionNote =
  'The perquisite tax on what an employer pays into provident fund, superannuation and NPS above ₹7,50,000 a year is not part of the estimate.';

/** The Income-tax Act 1961 for the financial year 2025-26. */
export const provisions2025: Provisions = {
  oldSlabs: { section: 'First Schedule of the Finance Act, Part I', source: SLABS_2025_26, checkedOn },
  newSlabs: { section: '115BAC(1A)', source: SLABS_2025_26, checkedOn },
  standardDeduction: { section: '16(ia)', source: STANDARD_DEDUCTION, checkedOn },
  rebate: {
    section: '87A',
    source: SLABS_2025_26,
    checkedOn,
    note: 'For income at the ordinary slab rates alone; from 2025-26 there is no rebate on tax at special rates.',
  },
  surcharge: { section: 'First Schedule of the Finance Act, Part I', source: SURCHARGE_RATES, checkedOn },
  cess: {
    section: '2 of the Finance Act',
    source: SURCHARGE_2026,
    checkedOn,
    note: 'There is no marginal relief on the cess.',
  },
  rounding: { section: '288A and 288B', source: 'https://www.aubsp.com/income-tax-act-2025-section-516', checkedOn },
  houseRentAllowance: {
    section: '10(13A) and rule 2A',
    source:
      'https://www.financialexpress.com/india-news/bengaluru-and-hyderabad-among-cities-that-may-get-50-hra-exemption-new-income-tax-draft-rules-explained/4136772/',
    checkedOn,
  },
  section80C: { section: '80C', source: DEDUCTIONS, checkedOn },
  section80CCD1B: { section: '80CCD(1B)', source: PENSION, checkedOn },
  employerNps: { section: '80CCD(2)', source: PENSION, checkedOn, note: pensionNote },
  section80D: { section: '80D', source: DEDUCTIONS, checkedOn },
  homeLoanInterest: {
    section: '24(b)',
    source: 'https://www.outlookmoney.com/amp/story/tax/how-to-claim-home-loan-tax-benefits-on-more-than-one-home',
    checkedOn,
    note: 'For a house that its owner lives in.',
  },
  professionalTax: {
    section: '16(iii)',
    source: 'https://www.caclubindia.com/forum/sec-16-iii--545763.asp',
    checkedOn,
    note: 'Article 276(2) of the Constitution lets no state take more.',
  },
};

/** The same Act a year earlier. */
export const provisions2024: Provisions = {
  ...provisions2025,
  newSlabs: {
    section: '115BAC(1A)',
    source: 'https://github.com/abhaythink/your-tax',
    checkedOn,
    note: 'The slabs of the Finance (No. 2) Act 2024.',
  },
  rebate: {
    section: '87A',
    source: 'https://www.taxtmi.com/manuals?id=1859',
    checkedOn,
    note: 'For income at the ordinary slab rates alone; whether the rebate covers tax at special rates is disputed.',
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
    note: 'There is no marginal relief on the cess.',
  },
  rounding: { section: '516', source: 'https://www.aubsp.com/income-tax-act-2025-section-516', checkedOn },
  houseRentAllowance: {
    section: 'Schedule III and rule 279',
    source:
      'https://www.angelone.in/news/taxation/draft-income-tax-rules-2026-bengaluru-pune-hyderabad-ahmedabad-set-to-get-50-hra-rebate-in-new-rules',
    checkedOn,
    note: 'The list of eight cities was read in reports of the draft rules, not in the notified Income-tax Rules 2026.',
  },
  section80C: { section: '123', source: DEDUCTIONS_2025, checkedOn },
  section80CCD1B: { section: '124', source: DEDUCTIONS_2025, checkedOn },
  employerNps: { section: '124', source: DEDUCTIONS_2025, checkedOn, note: pensionNote },
  section80D: { section: '126', source: DEDUCTIONS_2025, checkedOn },
  homeLoanInterest: {
    section: '22',
    source: 'https://www.taxtmi.com/tmi_notes?id=1468',
    checkedOn,
    note: 'For a house that its owner lives in.',
  },
  professionalTax: {
    section: '19',
    source: SECTION_NUMBERS_2025,
    checkedOn,
    note: 'Article 276(2) of the Constitution lets no state take more.',
  },
};
