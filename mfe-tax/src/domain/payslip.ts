import type { FinancialYear } from './financialYear.ts';
import { fromRupees, least, percentOf, remainder, sum, type Money } from './money.ts';
import type { RegimeId } from './regimes.ts';

/** The wage of which a provident fund takes its part: none, at most the ceiling, or the whole basic salary. */
export const providentFunds = ['none', 'ceiling', 'whole'] as const;

/** The wage of which a provident fund takes its part. */
export type ProvidentFund = (typeof providentFunds)[number];

/**
 * The monthly wage up to which the provident fund is compulsory: notification of the Ministry of Labour of 29 May 2026 under
 * section 2(89) of the Code on Social Security, 2020, the same as before.
 */
const WAGE_CEILING = fromRupees(15_000);

/** Where the ceiling, and the deduction of what is left of the tax, were read. */
export const payslipSources = {
  sources: [
    'https://ksandk.com/newsletter/employees-provident-fund-compliance-update-%e2%82%b915000-wage-ceiling-officially-notified-under-the-code-on-social-security-2020/',
    'https://taxguru.in/income-tax/average-tax-rate-tds-head-salaryincome-tax-act-2025.html',
  ],
  checkedOn: '2026-11-29',
} as const;

/** The employee's part. */
const FUND_PERCENT = 12;

/** How often a state takes professional tax from a salary. */
export const professionalTaxTimes = ['monthly', 'halfYearly', 'yearly'] as const;

/** How often a state takes professional tax. */
export type ProfessionalTaxTimes = (typeof professionalTaxTimes)[number];

/** The most that a state may take in a year: article 276(2) of the Constitution. */
export const PROFESSIONAL_TAX_LIMIT = fromRupees(2_500);

const MONTHS = 12;
const RUPEE = fromRupees(1);
const FEBRUARY = 10;

/** The professional tax as a person knows it from a payslip. */
export interface ProfessionalTax {
  readonly times: ProfessionalTaxTimes;
  /** Each time. */
  readonly amount: Money;
  /** In February, if a state that takes it every month takes another amount then. */
  readonly inFebruary?: Money | undefined;
  /** The first month in which it is taken, counted from April, if that is not every month. */
  readonly firstMonth: number;
}

/** The inputs of the payslips of a year with one employer. */
export interface PayslipInputs {
  readonly year: FinancialYear;
  /** In the year, without what the employer pays elsewhere for the employee. */
  readonly gross: Money;
  readonly basic: Money;
  readonly fund: ProvidentFund;
  readonly professionalTax: ProfessionalTax;
  /** The tax of the year on the salary, in whole rupees. */
  readonly taxes: Readonly<Record<RegimeId, Money>>;
  /** The regime that the employer was told of, or the new one. */
  readonly regime: RegimeId;
  /** The first month, counted from April, in which the employer deducts by the other regime. */
  readonly changedFrom?: number | undefined;
}

/** The payslip of a month. */
export interface Payslip {
  /** As YYYY-MM. */
  readonly month: string;
  readonly gross: Money;
  readonly fund: Money;
  readonly professionalTax: Money;
  readonly tax: Money;
  readonly inHand: Money;
}

const toRupee = (amount: Money): Money => ((amount + RUPEE / 2n) / RUPEE) * RUPEE;

/** A month of a year's amount in whole rupees; the twelve add up to the year's rupees. */
function shareOf(amount: Money, month: number): Money {
  const until = (months: number) => toRupee((amount * BigInt(months)) / BigInt(MONTHS));
  return until(month + 1) - until(month);
}

function takenIn(month: number, { times, amount, inFebruary, firstMonth }: ProfessionalTax): Money {
  if (times === 'monthly') return month === FEBRUARY ? (inFebruary ?? amount) : amount;
  const every = times === 'halfYearly' ? 6 : MONTHS;
  return month % every === firstMonth % every ? amount : 0n;
}

/** To the nearest rupee, as a fund takes it. */
function fundOf(basic: Money, fund: ProvidentFund): Money {
  if (fund === 'none') return 0n;
  return toRupee(percentOf(FUND_PERCENT, fund === 'whole' ? basic : least(basic, WAGE_CEILING)));
}

const nameMonth = (year: FinancialYear, month: number): string => {
  const start = Number(year.slice(0, 4));
  return month < 9
    ? `${start}-${String(month + 4).padStart(2, '0')}`
    : `${start + 1}-${String(month - 8).padStart(2, '0')}`;
};

/**
 * The payslips of a year from April on. What is left of the year's tax is spread over the months that are left: section
 * 192(3) (392(5) of the Act of 2025) lets an employer make up for what was deducted before.
 */
export function computePayslips(inputs: PayslipInputs): readonly Payslip[] {
  const { year, gross, basic, fund, professionalTax, taxes, regime, changedFrom = MONTHS } = inputs;
  const payslips: Payslip[] = [];
  for (let month = 0; month < MONTHS; month++) {
    const other = regime === 'old' ? 'new' : 'old';
    const left = remainder(taxes[month < changedFrom ? regime : other], sum(payslips.map(({ tax }) => tax)));
    const slip = {
      gross: shareOf(gross, month),
      fund: fundOf(shareOf(basic, month), fund),
      professionalTax: takenIn(month, professionalTax),
      tax: toRupee(left / BigInt(MONTHS - month)),
    };
    payslips.push({
      month: nameMonth(year, month),
      ...slip,
      inHand: slip.gross - slip.fund - slip.professionalTax - slip.tax,
    });
  }
  return payslips;
}
