import type { ActInputs } from '../../../mfe-tax/src/domain/act/estimate.ts';
import type { Report } from './report.ts';

/** A year of a person, and what the Act asks for. What is absent is nothing: a resident under sixty in 2025-26. */
export interface TaxCase {
  readonly regime: 'old' | 'new';
  readonly inputs: Partial<ActInputs>;
  readonly payable: number;
}

const premiums = { selfFamily: 40_000, selfSenior: false, parents: 60_000, parentsSenior: true };
/** Of the caclubindia report on dividends; the gains are on listed shares here. */
const SURCHARGE_REPORT =
  'https://www.caclubindia.com/forum/marginal-relief-on-surcharge-with-dividend-income-600785.asp';
const LET_OUT_LOSS =
  'https://www.livemint.com/money/personal-finance/itr-filing-tax-rules-on-income-from-house-property-that-your-should-know/amp-11683360284766.html';
const NEW_REGIME_LEAK = 'https://github.com/omroy07/AI-Money-Mentor/issues/511';
const REBATE_ON_GAINS = 'https://taxguru.in/income-tax/section-87a-rebate-ltcg-tax-section-112a-fy-2024-25.html';

/** Reports about income tax. The payable tax is worked out by hand from the Act. */
export const taxReports: readonly Report<TaxCase>[] = [
  {
    kind: 'no marginal relief just above seven lakh',
    source: 'https://github.com/omroy07/AI-Money-Mentor/issues/240',
    one: { regime: 'new', inputs: { year: '2024-25', otherIncome: 705_000 }, payable: 5_200 },
  },
  {
    kind: 'no marginal relief just above twelve lakh',
    source: 'https://github.com/frappe/hrms/issues/3032',
    one: { regime: 'new', inputs: { basicSalary: 1_285_000 }, payable: 10_400 },
  },
  {
    kind: 'no rebate in the old regime',
    source: 'https://github.com/frappe/hrms/issues/1968',
    one: { regime: 'old', inputs: { basicSalary: 550_000 }, payable: 0 },
  },
  {
    kind: 'tax on an income just below the limit of the rebate',
    source: 'https://github.com/frappe/hrms/issues/1854',
    one: { regime: 'new', inputs: { year: '2024-25', basicSalary: 775_000 }, payable: 0 },
  },
  {
    kind: 'slabs of the new regime taken for the old one',
    source: 'https://github.com/0xvashishth/CalcHub/issues/87',
    one: { regime: 'old', inputs: { otherIncome: 1_000_000 }, payable: 117_000 },
  },
  {
    kind: 'the rate of the highest slab on the whole income',
    source: 'https://github.com/omroy07/AI-Money-Mentor/pull/3',
    one: { regime: 'new', inputs: { year: '2024-25', otherIncome: 1_200_000 }, payable: 83_200 },
  },
  {
    kind: 'cess left out',
    source: 'https://github.com/frappe/hrms/issues/15',
    one: { regime: 'old', inputs: { otherIncome: 645_000 }, payable: 43_160 },
  },
  {
    kind: 'the age not asked for: 60',
    source: 'https://github.com/QAZIMAAZARSHAD/Income-Tax-Calculator/issues/89',
    one: { regime: 'old', inputs: { age: '60to79', otherIncome: 600_000 }, payable: 31_200 },
  },
  {
    kind: 'the age not asked for: 80',
    source: 'https://github.com/varunbhanot/indian-finance-skills/issues/11',
    one: { regime: 'old', inputs: { age: '80plus', otherIncome: 600_000 }, payable: 20_800 },
  },
  {
    kind: 'slabs of seniors for a person abroad',
    source: 'https://caclubindia.com/Experts/non-resident-183871.asp',
    one: { regime: 'old', inputs: { age: '60to79', resident: false, otherIncome: 600_000 }, payable: 33_800 },
  },
  {
    kind: 'a rebate for a person abroad',
    source: REBATE_ON_GAINS,
    one: { regime: 'old', inputs: { resident: false, otherIncome: 500_000 }, payable: 13_000 },
  },
  {
    kind: 'no standard deduction in the new regime',
    source: 'https://github.com/frappe/erpnext/pull/35114',
    one: { regime: 'new', inputs: { year: '2024-25', basicSalary: 875_000 }, payable: 31_200 },
  },
  {
    kind: 'a standard deduction from income that is no salary',
    source: 'https://github.com/omroy07/AI-Money-Mentor/pull/530',
    one: { regime: 'new', inputs: { otherIncome: 1_425_000, professionalTax: 2_500 }, payable: 97_500 },
  },
  {
    kind: 'deductions of the old regime in the new one',
    source: NEW_REGIME_LEAK,
    one: {
      regime: 'new',
      inputs: { basicSalary: 1_500_000, section80C: 150_000, section80D: premiums, section80CCD1B: 50_000 },
      payable: 97_500,
    },
  },
  {
    kind: 'an exempt house rent allowance in the new regime',
    source: 'https://github.com/omroy07/AI-Money-Mentor/issues/499',
    one: {
      regime: 'new',
      inputs: { basicSalary: 1_300_000, houseRentAllowance: 200_000, rentPaid: 300_000, city: 'Delhi' },
      payable: 97_500,
    },
  },
  {
    kind: 'interest on a loan for the own house in the new regime',
    source:
      'https://www.livemint.com/money/personal-finance/real-estate-taxation-rent-home-loan-capital-gains-loss-hra-indexation-new-regime-old-regime-house-tax-budget-2024/amp-11724653336684.html',
    one: { regime: 'new', inputs: { basicSalary: 1_500_000, homeLoanInterest: 200_000 }, payable: 97_500 },
  },
  {
    kind: 'a loss from a house set off in the new regime',
    source: LET_OUT_LOSS,
    one: {
      regime: 'new',
      inputs: { basicSalary: 1_500_000, rentReceived: 180_000, letOutInterest: 350_000 },
      payable: 97_500,
    },
  },
  {
    kind: 'more than two lakh of a loss from a house set off',
    source:
      'https://gstpanacea.com/news_bulletin/itr-filing-tax-rules-on-income-from-house-property-that-your-should-know',
    one: {
      regime: 'old',
      inputs: { basicSalary: 1_200_000, rentReceived: 180_000, letOutInterest: 350_000 },
      payable: 106_600,
    },
  },
  {
    kind: 'the interest on a house that is let out limited to two lakh',
    source: 'https://caclubindia.com/Experts/interest-paid-on-housing-loan-2834849.asp',
    one: {
      regime: 'old',
      inputs: { otherIncome: 600_000, rentReceived: 600_000, letOutInterest: 350_000 },
      payable: 48_360,
    },
  },
  {
    kind: 'the 30% of the rent before municipal taxes',
    source:
      'https://www.livemint.com/money/personal-finance/how-to-claim-income-tax-exemption-on-loan-taken-for-under-construction-property/amp-11599938702161.html',
    one: {
      regime: 'old',
      inputs: { otherIncome: 600_000, rentReceived: 300_000, municipalTaxes: 20_000 },
      payable: 74_570,
    },
  },
  {
    kind: 'rent of some months against the salary of the year',
    source: 'https://caclubindia.com/forum/hra-calculation-for-partial-period-466340.asp',
    one: {
      regime: 'old',
      inputs: {
        basicSalary: 881_340,
        houseRentAllowance: 352_536,
        rentPaid: 149_000,
        homeSpan: { from: 1, to: 8 },
        city: 'Pune',
      },
      payable: 146_210,
    },
  },
  {
    kind: 'one city for a person who moved',
    source: 'https://outlookmoney.com/q/what-are-the-factors-on-which-hra-exemption-depends-1323',
    one: {
      regime: 'old',
      inputs: {
        basicSalary: 240_000,
        houseRentAllowance: 120_000,
        otherAllowance: 600_000,
        rentPaid: 72_000,
        homeSpan: { from: 1, to: 6 },
        city: 'Delhi',
        otherHomes: [{ rentPaid: 60_000, span: { from: 7, to: 12 }, city: 'Meerut' }],
      },
      payable: 75_820,
    },
  },
  {
    kind: 'half of the salary for a city that rule 2A does not name',
    source: 'https://www.caclubindia.com/forum/hra-366494.asp',
    one: {
      regime: 'old',
      inputs: { basicSalary: 600_000, houseRentAllowance: 360_000, rentPaid: 480_000, city: 'Bengaluru' },
      payable: 48_360,
    },
  },
  {
    kind: '40% of the salary for a city that rule 279 names',
    source:
      'https://www.financialexpress.com/india-news/bengaluru-and-hyderabad-among-cities-that-may-get-50-hra-exemption-new-income-tax-draft-rules-explained/4136772/',
    one: {
      regime: 'old',
      inputs: {
        year: '2026-27',
        basicSalary: 600_000,
        houseRentAllowance: 360_000,
        rentPaid: 480_000,
        city: 'Bengaluru',
      },
      payable: 35_880,
    },
  },
  {
    kind: 'professional tax above what a State may levy',
    source: 'https://www.caclubindia.com/forum/sec-16-iii--545763.asp',
    one: { regime: 'old', inputs: { basicSalary: 1_052_500, professionalTax: 3_000 }, payable: 117_000 },
  },
  {
    kind: 'more than a lakh and a half under 80C',
    source: 'https://github.com/frappe/india-payroll/issues/11',
    one: { regime: 'old', inputs: { basicSalary: 1_000_000, section80C: 200_000 }, payable: 75_400 },
  },
  {
    kind: 'no limit for the insurance of parents and of oneself apart',
    source: 'https://github.com/frappe/erpnext/issues/13624',
    one: { regime: 'old', inputs: { basicSalary: 1_050_000, section80D: premiums }, payable: 101_400 },
  },
  {
    kind: 'no contribution of the employer to NPS in the new regime',
    source: 'https://github.com/frappe/india-payroll/issues/5',
    one: {
      regime: 'new',
      inputs: { basicSalary: 1_000_000, otherAllowance: 500_000, employerNps: 140_000 },
      payable: 97_500,
    },
  },
  {
    kind: '14% of the salary for NPS of a private employer in the old regime',
    source: 'https://github.com/hybrowlabs/ERPNext-India-Payroll/pull/8',
    one: {
      regime: 'old',
      inputs: { basicSalary: 1_000_000, otherAllowance: 500_000, employerNps: 140_000 },
      payable: 269_880,
    },
  },
  {
    kind: 'deductions of Chapter VI-A from gains on shares',
    source: 'https://thespuzz.com/tag/income-tax/page/8',
    one: {
      regime: 'old',
      inputs: { age: '60to79', otherIncome: 200_000, shortTermGains: 500_000, section80C: 150_000 },
      payable: 52_000,
    },
  },
  {
    kind: 'the rest of 80C from long-term gains',
    source: 'https://caclubindia.com/experts/tax-on-capital-assets-long-term-1807674.asp',
    one: {
      regime: 'old',
      inputs: { otherIncome: 83_000, longTermGains: 570_820, section80C: 100_000 },
      payable: 25_460,
    },
  },
  {
    kind: 'gains not lowered by the rest of the basic exemption',
    source:
      'https://canirmalg.com/2025/12/27/income-tax-query-12-set-off-unutilised-basic-exemption-limit-against-capital-gains-taxable-at-special-rates',
    one: { regime: 'old', inputs: { otherIncome: 100_000, shortTermGains: 600_000 }, payable: 93_600 },
  },
  {
    kind: 'gains of a person abroad lowered by the basic exemption',
    source: 'http://ssrpn.com/article-details.php?id=1281',
    one: {
      regime: 'old',
      inputs: { resident: false, otherIncome: 42_630, longTermGains: 1_070_570 },
      payable: 122_920,
    },
  },
  {
    kind: 'the free part of long-term gains for each sale, not once a year',
    source: 'https://github.com/rahools/opencase/issues/2',
    one: { regime: 'new', inputs: { otherIncome: 2_000_000, longTermGains: 300_000 }, payable: 230_750 },
  },
  {
    kind: 'the free part of long-term gains left out',
    source:
      'https://www.caclubindia.com/forum/1-lakh-deduction-on-capital-gain-from-stocks-not-being-calculated--601545.asp',
    one: { regime: 'new', inputs: { otherIncome: 1_000_000, longTermGains: 1_005_149 }, payable: 156_020 },
  },
  {
    kind: 'gains left out of the limit of the rebate',
    source: 'https://caclubindia.com/forum/rebate-under-87a-578869.asp',
    one: {
      regime: 'old',
      inputs: { age: '60to79', otherIncome: 400_000, shortTermGains: 125_000 },
      payable: 31_200,
    },
  },
  {
    kind: 'a rebate of the new regime on short-term gains',
    source:
      'https://www.taxscan.in/icai-submits-representation-for-income-tax-rebate-in-stcg-u-s-111a-and-ltcg-u-s-112/420044',
    one: {
      regime: 'new',
      inputs: { year: '2024-25', otherIncome: 500_000, shortTermGains: 100_000 },
      payable: 20_800,
    },
  },
  {
    kind: 'no rebate of the old regime on short-term gains',
    source: 'https://chittorgarh.com/ipo-feedback/sanstar-ipo/1779/17',
    one: { regime: 'old', inputs: { otherIncome: 350_000, shortTermGains: 50_000 }, payable: 2_600 },
  },
  {
    kind: 'a rebate of the old regime on long-term gains',
    source: REBATE_ON_GAINS,
    one: { regime: 'old', inputs: { otherIncome: 300_000, longTermGains: 200_000 }, payable: 9_750 },
  },
  {
    kind: 'marginal relief of the rebate taken off the tax on gains',
    source: 'https://freefincal.com/is-87a-rebate-applicable-debt-mf-purchased-before-2023-and-sold-in-feb-2025',
    one: { regime: 'new', inputs: { otherIncome: 1_150_000, shortTermGains: 60_000 }, payable: 12_480 },
  },
  {
    kind: 'no marginal relief of the surcharge at fifty lakh',
    source: 'https://github.com/frappe/india-payroll/issues/8',
    one: { regime: 'new', inputs: { otherIncome: 5_010_000 }, payable: 1_133_600 },
  },
  {
    kind: 'a surcharge at fifty lakh exactly',
    source: 'https://github.com/frappe/hrms/pull/4575',
    one: { regime: 'new', inputs: { otherIncome: 5_000_000 }, payable: 1_123_200 },
  },
  {
    kind: 'no marginal relief of the surcharge at one crore',
    source: 'https://quikchex.in/marginal-relief-on-surcharge-under-income-tax-act',
    one: { regime: 'old', inputs: { otherIncome: 10_210_000 }, payable: 3_435_900 },
  },
  {
    kind: 'no marginal relief of the surcharge at two crore',
    source: 'https://support.kdksoftware.com/portal/en/kb/articles/marginal-relief-calculation-above-2-crore',
    one: { regime: 'old', inputs: { otherIncome: 20_261_550 }, payable: 7_223_760 },
  },
  {
    kind: 'marginal relief that counts the cess',
    source: 'https://taxadda.com/marginal-relief-on-surcharge',
    one: { regime: 'old', inputs: { otherIncome: 5_010_000 }, payable: 1_375_400 },
  },
  {
    kind: 'marginal relief at five crore with gains far above it',
    source: SURCHARGE_REPORT,
    one: { regime: 'old', inputs: { otherIncome: 50_001_000, longTermGains: 5_125_000 }, payable: 21_852_780 },
  },
  {
    kind: 'more than 15% of surcharge on the tax on dividends',
    source: SURCHARGE_REPORT,
    one: { regime: 'old', inputs: { otherIncome: 30_000_000, dividends: 6_000_000 }, payable: 11_272_950 },
  },
  {
    kind: 'a surcharge of 37% in the new regime',
    source: 'https://github.com/varunbhanot/indian-finance-skills/issues/12',
    one: { regime: 'new', inputs: { otherIncome: 60_000_000 }, payable: 22_854_000 },
  },
  {
    kind: 'tax not in tens of rupees',
    source: 'https://caclubindia.com/Experts/interest-u-s-234a-b-c--895300.asp',
    one: { regime: 'old', inputs: { otherIncome: 645_130 }, payable: 43_190 },
  },
];
