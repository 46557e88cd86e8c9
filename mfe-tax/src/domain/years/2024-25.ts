import { fromRupees } from '../money.ts';
import { slabs } from '../slabs.ts';
import { surchargeBands } from './surchargeBands.ts';
import type { YearRules } from './yearRules.ts';

const LAKH = 100_000;
const CRORE = 100 * LAKH;

const checkedOn = '2026-11-23';
const SLABS_2025_26 = 'https://taxupdates.cagurujiclasses.com/new-income-tax-slab-rates-for-fy-2025-26-ay-2026-27';
const STANDARD_DEDUCTION = 'https://www.taxtmi.com/manuals?id=1859';
const SURCHARGE_RATES = 'https://cagpt.in/income-tax/surcharge-rates-new-vs-old-tax-regime-key-differences';
/** The rows of Form 16, by which employers deduct. */
const FORM_16 = 'https://learninghub.taxmaazra.com/notification/notification-no-36-2019-f-no-370142-4-2019-tpl/';
const DEDUCTIONS = 'https://www.lawyersclubindia.com/us/income-tax/deductions';
const PENSION = 'https://tatapensionfund.com/tax-handbook/tax-benefits-under-nps.html';
const SURCHARGE_2026 = 'https://www.taxtmi.com/tmi_notes?id=2469';
/** The inputs that came later, and what was read for them. */
const readOnInputs = '2026-11-26';
const readOnSalary = '2026-11-29';
const HOUSE_LOSS = 'https://bharattax.co/income-tax/articles/interest-loss-ceiling-rs-2-lakh-inter-head-cap';
const HOUSE_2025 = 'https://www.taxtmi.com/manuals?id=916';
const GAINS_112A = 'https://www.taxtmi.com/acts?id=3204';
const GAINS_111A = 'https://taxfilr.com/help_center/article/taxliability-of-stcg';
const INTEREST_RULE = 'https://ravcco.com/detail/36077.aspx';

const newSlabs = slabs([0, 0], [300_000, 5], [700_000, 10], [1_000_000, 15], [1_200_000, 20], [1_500_000, 30]);

/**
 * The tax year 2024-25: the Income-tax Act 1961 with the slabs of the Finance (No. 2) Act 2024, which also changed the
 * rates on gains within the year. The specification does not give this year.
 */
export const year2024: YearRules = {
  act: 1961,
  regimes: {
    old: {
      slabs: {
        under60: slabs([0, 0], [250_000, 5], [500_000, 20], [1_000_000, 30]),
        '60to79': slabs([0, 0], [300_000, 5], [500_000, 20], [1_000_000, 30]),
        '80plus': slabs([0, 0], [500_000, 20], [1_000_000, 30]),
      },
      standardDeduction: fromRupees(50_000),
      rebate: {
        incomeLimit: fromRupees(5 * LAKH),
        max: fromRupees(12_500),
        marginalRelief: false,
        coversShortTermGains: true,
      },
      surcharge: surchargeBands([50 * LAKH, 10], [CRORE, 15], [2 * CRORE, 25], [5 * CRORE, 37]),
      employerNpsPercent: { government: 14, others: 10 },
      limits: {
        section80C: fromRupees(150_000),
        section80CCD1B: fromRupees(50_000),
        homeLoanInterest: fromRupees(200_000),
        professionalTax: fromRupees(2_500),
        houseLoss: fromRupees(200_000),
      },
    },
    new: {
      slabs: { under60: newSlabs, '60to79': newSlabs, '80plus': newSlabs },
      standardDeduction: fromRupees(75_000),
      rebate: {
        incomeLimit: fromRupees(7 * LAKH),
        max: fromRupees(25_000),
        marginalRelief: true,
        coversShortTermGains: false,
      },
      surcharge: surchargeBands([50 * LAKH, 10], [CRORE, 15], [2 * CRORE, 25]),
      employerNpsPercent: { government: 14, others: 14 },
    },
  },
  // From here the slabs ask less than the income above the rebate's limit, as section 87A says.
  comparisonReliefEnd: fromRupees(722_222.22),
  cessPercent: 4,
  cappedSurchargePercent: 15,
  premiumLimits: { ordinary: fromRupees(25_000), senior: fromRupees(50_000) },
  employerFundsLimit: fromRupees(750_000),
  letOutRepairsPercent: 30,
  metroCities: ['Mumbai', 'Delhi', 'Kolkata', 'Chennai'],
  houseRentPercents: { ownRent: 10, inMetros: 50, elsewhere: 40 },
  capitalGains: {
    rates: { shortTerm: 20, shortTermEarlier: 15, longTerm: 12.5, longTermEarlier: 10 },
    longTermExemption: fromRupees(125_000),
    changedOn: '2024-07-23',
  },
  advanceTax: {
    // Section 211, with the interest of section 234C for each date. Nothing new falls due at the end of the year.
    dates: [
      { id: 'june', day: '06-15', percent: 15, enoughPercent: 12, interestMonths: 3 },
      { id: 'september', day: '09-15', percent: 45, enoughPercent: 36, interestMonths: 3 },
      { id: 'december', day: '12-15', percent: 75, enoughPercent: 75, interestMonths: 3 },
      { id: 'march', day: '03-15', percent: 100, enoughPercent: 100, interestMonths: 1 },
      { id: 'later', day: '03-31', percent: 100, enoughPercent: 0, interestMonths: 0 },
    ],
    // Section 208.
    leastTax: fromRupees(10_000),
    // Section 234B.
    enoughByYearEndPercent: 90,
    interestPercentAMonth: 1,
  },
  returns: {
    // Section 139(1), (4), (5) and (8A): the last is forty-eight months after the end of the year that follows.
    lastDays: {
      onTime: { yearsLater: 1, day: '07-31' },
      belated: { yearsLater: 1, day: '12-31' },
      revised: { yearsLater: 1, day: '12-31' },
      updated: { yearsLater: 6, day: '03-31' },
    },
    // Section 234F.
    lateFee: { smallIncome: fromRupees(500_000), small: fromRupees(1_000), full: fromRupees(5_000) },
  },
  forms: {
    salaryCertificate: '16',
    otherCertificate: '16A',
    taxStatement: '26AS',
    employeeDeclaration: '12BB',
  },
  sections: { regimeChoice: '115BAC(6)', houseLoss: '115BAC(2)', houseLossGone: '115BAC(3)' },
  provisions: {
    oldSlabs: { section: 'First Schedule of the Finance Act, Part I', source: SLABS_2025_26, checkedOn },
    newSlabs: { section: '115BAC(1A)', source: 'https://github.com/abhaythink/your-tax', checkedOn, note: 'slabs2024' },
    standardDeduction: { section: '16(ia)', source: STANDARD_DEDUCTION, checkedOn },
    rebate: { section: '87A', source: 'https://www.taxtmi.com/manuals?id=1859', checkedOn, note: 'disputedRebate' },
    surcharge: { section: 'First Schedule of the Finance Act, Part I', source: SURCHARGE_RATES, checkedOn },
    cess: { section: '2 of the Finance Act', source: SURCHARGE_2026, checkedOn, note: 'noReliefOnCess' },
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
  },
};
