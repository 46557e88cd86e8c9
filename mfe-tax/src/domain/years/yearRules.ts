import type { ActSection, Provisions } from '../act/provisions.ts';
import type { Money } from '../money.ts';
import type { Slab } from '../slabs.ts';

/** The id of a tax regime. */
export type RegimeId = 'old' | 'new';

/** Age at any time of the year. */
export type AgeBand = 'under60' | '60to79' | '80plus';

/** The rebate of residents with a small total income. */
export interface Rebate {
  /** The highest total income that has it. */
  readonly incomeLimit: Money;
  readonly max: Money;
  /** Whether, above the limit, the tax is at most the income above it. */
  readonly marginalRelief: boolean;
  /** Whether it covers tax on short-term gains, too; it never covers tax on long-term gains. */
  readonly coversShortTermGains: boolean;
}

/** The kinds of gains on listed shares and equity funds with a rate of their own, highest rate first. */
export const gainKinds = ['shortTerm', 'shortTermEarlier', 'longTerm', 'longTermEarlier'] as const;

/** A kind of gain; the earlier ones are of sales before 23 July 2024. */
export type GainKind = (typeof gainKinds)[number];

/** The rules of sections 111A and 112A. */
interface CapitalGainsRules {
  readonly rates: Readonly<Record<GainKind, number>>;
  /** Without tax, of all long-term gains of the year together. */
  readonly longTermExemption: Money;
  /** The day from which the later rates apply, as YYYY-MM-DD; absent if the year has one rate for each kind. */
  readonly changedOn?: string;
}

/** The surcharge on total incomes above an amount, up to where the next band begins. */
export interface SurchargeBand {
  readonly above: Money;
  readonly ratePercent: number;
}

/** The highest deductions from income. */
interface DeductionLimits {
  readonly section80C: Money;
  readonly section80CCD1B: Money;
  readonly homeLoanInterest: Money;
  readonly professionalTax: Money;
  /** The loss from houses that is set off against other income. */
  readonly houseLoss: Money;
}

/** The figures of the Act for one regime. */
export interface RegimeRules {
  /** For residents; others have the slabs of people under 60. */
  readonly slabs: Readonly<Record<AgeBand, readonly Slab[]>>;
  /** The salary itself when that is less. */
  readonly standardDeduction: Money;
  readonly rebate: Rebate;
  /** Lowest first. */
  readonly surcharge: readonly SurchargeBand[];
  /** The employer's part of NPS that is deducted, in percent of the basic salary. */
  readonly employerNpsPercent: { readonly government: number; readonly others: number };
  /** Absent if the regime allows neither these deductions nor 80D nor an exempt house rent allowance. */
  readonly limits?: DeductionLimits;
}

/** A city in which half of the salary counts for the exempt house rent allowance, in some years or in all. */
export type MetroCity = 'Mumbai' | 'Delhi' | 'Kolkata' | 'Chennai' | 'Bengaluru' | 'Hyderabad' | 'Pune' | 'Ahmedabad';

/** The limits of the exempt house rent allowance, in percent of the salary. */
interface HouseRentPercents {
  /** The rent counts above it. */
  readonly ownRent: number;
  readonly inMetros: number;
  readonly elsewhere: number;
}

/** A date until which advance tax is paid; `later` is the end of the year, until which it still counts as such. */
export type PaymentId = 'june' | 'september' | 'december' | 'march' | 'later';

/** A date of advance tax. */
export interface PaymentDate {
  readonly id: PaymentId;
  /** As MM-DD. */
  readonly day: string;
  /** How much of the tax must be paid by then. */
  readonly percent: number;
  /** From how much on there is no interest. */
  readonly enoughPercent: number;
  /** For how many months a shortfall bears interest. */
  readonly interestMonths: number;
}

/** The rules of advance tax, and of the interest on what is missing of it. */
interface AdvanceTaxRules {
  /** In their order. */
  readonly dates: readonly PaymentDate[];
  /** The least tax, after tax deducted, that is paid in advance. */
  readonly leastTax: Money;
  /** Enough of the tax for no interest after the year. */
  readonly enoughByYearEndPercent: number;
  readonly interestPercentAMonth: number;
}

/** A way to file a return. */
export type ReturnKind = 'onTime' | 'belated' | 'revised' | 'updated';

/** A last day: as MM-DD, so many calendar years after the one in which the tax year begins. */
interface LastDay {
  readonly yearsLater: number;
  readonly day: string;
}

/** The last days of a return for a person without income from a business, and what a late one costs. */
interface ReturnRules {
  /** The government may extend a day for a year. */
  readonly lastDays: Readonly<Record<ReturnKind, LastDay>>;
  /** Up to a total income the small fee, above it the full one. */
  readonly lateFee: { readonly smallIncome: Money; readonly small: Money; readonly full: Money };
}

/** The numbers of the forms that a person meets under the Act of the year. */
interface FormNumbers {
  /** Of an employer, about salary and the tax deducted from it. */
  readonly salaryCertificate: string;
  /** Of others who deducted tax. */
  readonly otherCertificate: string;
  /** Of the Income Tax Department, about the tax that it received for a person. */
  readonly taxStatement: string;
  /** Of an employee, about rent and savings. */
  readonly employeeDeclaration: string;
}

/** The sections that a text names beside those of the provisions. */
interface NamedSections {
  /** The old regime is chosen by the due date of the return. */
  readonly regimeChoice: ActSection;
  /** The new regime sets off no loss from a house against other income. */
  readonly houseLoss: ActSection;
  /** The new regime treats such a loss as given effect. */
  readonly houseLossGone: ActSection;
}

/** The figures of the Act for one year, with their sections, forms and dates. */
export interface YearRules {
  /** The year of the Act that applies. */
  readonly act: 1961 | 2025;
  readonly regimes: Readonly<Record<RegimeId, RegimeRules>>;
  /** The end of the marginal relief of the rebate in the standard comparison, which the specification sets. */
  readonly comparisonReliefEnd: Money;
  /** The health and education cess, on the tax after rebate, relief and surcharge. */
  readonly cessPercent: number;
  /** The highest surcharge on the tax on gains. */
  readonly cappedSurchargePercent: number;
  /** The most that 80D allows for each of the two groups. */
  readonly premiumLimits: { readonly ordinary: Money; readonly senior: Money };
  /** The most that an employer pays into provident fund, superannuation and NPS without a tax on the perquisite. */
  readonly employerFundsLimit: Money;
  /** The part of its rent that a house that is let out deducts for repairs, whatever they cost. */
  readonly letOutRepairsPercent: number;
  /** The cities in which half of the salary counts for the exempt house rent allowance. */
  readonly metroCities: readonly MetroCity[];
  readonly houseRentPercents: HouseRentPercents;
  readonly capitalGains: CapitalGainsRules;
  readonly advanceTax: AdvanceTaxRules;
  readonly returns: ReturnRules;
  readonly forms: FormNumbers;
  readonly sections: NamedSections;
  readonly provisions: Provisions;
}
