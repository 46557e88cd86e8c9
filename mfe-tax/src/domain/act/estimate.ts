import { fromRupees, least, percentOf, remainder, sum, type Money } from '../money.ts';
import { computeActTax, type ActTax } from './computeActTax.ts';
import { compute80D } from './healthInsurance.ts';
import { computeHraExemption } from './hra.ts';
import type { Section } from './provisions.ts';
import { isMetroCity, years, type AgeBand } from './years.ts';
import type { FinancialYear } from '../financialYear.ts';
import type { RegimeId } from '../regimes.ts';

/** The inputs of an estimate by the Act; amounts in rupees a year, none negative. */
export interface ActInputs {
  readonly year: FinancialYear;
  readonly age: AgeBand;
  readonly resident: boolean;
  readonly basicSalary: number;
  readonly houseRentAllowance: number;
  readonly otherAllowance: number;
  readonly rentPaid: number;
  readonly city: string;
  readonly section80C: number;
  readonly section80CCD1B: number;
  /** What the employer pays into NPS: part of the gross income, and deducted up to a limit. */
  readonly employerNps: number;
  readonly governmentEmployer: boolean;
  readonly section80D: {
    readonly selfFamily: number;
    readonly selfSenior: boolean;
    readonly parents: number;
    readonly parentsSenior: boolean;
  };
  /** Of a loan for the house that one lives in. */
  readonly homeLoanInterest: number;
  readonly professionalTax: number;
  /** Income at the ordinary slab rates other than salary. */
  readonly otherIncome: number;
}

/** What may be deducted; the provision of the same name says how much. */
export type DeductionId =
  | 'houseRentAllowance'
  | 'standardDeduction'
  | 'professionalTax'
  | 'homeLoanInterest'
  | 'section80C'
  | 'section80CCD1B'
  | 'employerNps'
  | 'section80D';

interface Deduction {
  readonly id: DeductionId;
  /** Of the Act of the year. */
  readonly section: Section;
  readonly claimed: Money;
  /** Zero if the regime does not allow the deduction. */
  readonly allowed: Money;
}

/** The result of a year under one regime. */
export interface RegimeEstimate extends ActTax {
  readonly regime: RegimeId;
  readonly grossIncome: Money;
  /** The same ones in the same order under both regimes, also those of which nothing was claimed. */
  readonly deductions: readonly Deduction[];
  /** The gross income without the tax. What is saved or insured is not taken off. */
  readonly takeHome: Money;
}

/** An estimate under both regimes. */
export interface ActEstimate {
  readonly old: RegimeEstimate;
  readonly new: RegimeEstimate;
  /**
   * The regime with the lower tax payable. When both ask the same, the new regime applies unless one chooses the other.
   */
  readonly betterRegime: RegimeId | 'same';
  /** By how much the taxes payable differ; never negative. */
  readonly difference: Money;
}

function salaryOf(inputs: ActInputs): Money {
  return sum(
    [inputs.basicSalary, inputs.houseRentAllowance, inputs.otherAllowance, inputs.employerNps].map(fromRupees),
  );
}

function computeExemptAllowance(inputs: ActInputs): Money {
  return computeHraExemption({
    basicSalary: fromRupees(inputs.basicSalary),
    houseRentAllowance: fromRupees(inputs.houseRentAllowance),
    rentPaid: fromRupees(inputs.rentPaid),
    metroCity: isMetroCity(inputs.year, inputs.city),
  }).exempt;
}

/** What a regime lets an income deduct, each with the section that says so. */
function listDeductions(inputs: ActInputs, regime: RegimeId): readonly Deduction[] {
  const { regimes, provisions } = years[inputs.year];
  const { limits, standardDeduction, employerNpsPercent } = regimes[regime];
  const exemptAllowance = limits ? computeExemptAllowance(inputs) : 0n;
  const npsPercent = inputs.governmentEmployer ? employerNpsPercent.government : employerNpsPercent.others;
  const insurance = {
    ...inputs.section80D,
    selfFamily: fromRupees(inputs.section80D.selfFamily),
    parents: fromRupees(inputs.section80D.parents),
  };
  const upTo = (limit: Money | undefined, rupees: number) => {
    const claimed = fromRupees(rupees);
    return { claimed, allowed: least(claimed, limit ?? 0n) };
  };
  return [
    {
      id: 'houseRentAllowance',
      section: provisions.houseRentAllowance.section,
      claimed: fromRupees(inputs.houseRentAllowance),
      allowed: exemptAllowance,
    },
    {
      id: 'standardDeduction',
      section: provisions.standardDeduction.section,
      claimed: standardDeduction,
      allowed: least(standardDeduction, salaryOf(inputs) - exemptAllowance),
    },
    {
      id: 'professionalTax',
      section: provisions.professionalTax.section,
      ...upTo(limits?.professionalTax, inputs.professionalTax),
    },
    {
      id: 'homeLoanInterest',
      section: provisions.homeLoanInterest.section,
      ...upTo(limits?.homeLoanInterest, inputs.homeLoanInterest),
    },
    {
      id: 'section80C',
      section: provisions.section80C.section,
      ...upTo(limits?.section80C, inputs.section80C),
    },
    {
      id: 'section80CCD1B',
      section: provisions.section80CCD1B.section,
      ...upTo(limits?.section80CCD1B, inputs.section80CCD1B),
    },
    {
      id: 'employerNps',
      section: provisions.employerNps.section,
      ...upTo(percentOf(npsPercent, fromRupees(inputs.basicSalary)), inputs.employerNps),
    },
    {
      id: 'section80D',
      section: provisions.section80D.section,
      claimed: insurance.selfFamily + insurance.parents,
      allowed: limits ? compute80D(insurance) : 0n,
    },
  ];
}

function estimateRegime(inputs: ActInputs, regime: RegimeId): RegimeEstimate {
  const grossIncome = salaryOf(inputs) + fromRupees(inputs.otherIncome);
  const deductions = listDeductions(inputs, regime);
  const { year, age, resident } = inputs;
  const totalIncome = remainder(grossIncome, sum(deductions.map(({ allowed }) => allowed)));
  const tax = computeActTax({ year, regime, age, resident, totalIncome });
  return { ...tax, regime, grossIncome, deductions, takeHome: grossIncome - tax.payable };
}

/**
 * One year under both regimes by the Act: salary and other income at the ordinary slab rates, without capital gains,
 * let-out houses, business and the deductions that are not asked for.
 */
export function estimateByAct(inputs: ActInputs): ActEstimate {
  const estimates = { old: estimateRegime(inputs, 'old'), new: estimateRegime(inputs, 'new') };
  const saving = estimates.old.payable - estimates.new.payable;
  return {
    ...estimates,
    betterRegime: saving > 0n ? 'new' : saving < 0n ? 'old' : 'same',
    difference: saving < 0n ? -saving : saving,
  };
}
