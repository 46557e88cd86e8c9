import { fromRupees, least, percentOf, remainder, sum, type Money } from '../money.ts';
import { reduceGains, sumGains, type Gains } from './capitalGains.ts';
import { computeActTax, type ActTax } from './computeActTax.ts';
import { compute80D } from './healthInsurance.ts';
import { computeHouseIncome, type HouseIncome } from './house.ts';
import { computeHraExemption, type HraFigures } from './hra.ts';
import type { ActSection } from './provisions.ts';
import { roundToTens } from './rounding.ts';
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
  /** For how many months of the year the person paid it; all of them by default. */
  readonly rentMonths?: number;
  /** A home that followed in the year, with another rent or in another city; none by default. */
  readonly secondHome?: { readonly rentPaid: number; readonly months: number; readonly city: string };
  /** Exempt under section 10 in the old regime alone, beside what rent and city make of the house rent allowance. */
  readonly exemptAllowances?: number;
  /** Of Chapter VI-A (Chapter VIII of the Act of 2025), under sections that are not asked for by themselves. */
  readonly otherDeductions?: number;
  readonly city: string;
  readonly section80C: number;
  readonly section80CCD1B: number;
  /** The employer's contribution to NPS: part of the gross income, and deducted up to a limit. */
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
  /** The part of `otherIncome` that is dividends. */
  readonly dividends?: number;
  /** From a house that is let out. */
  readonly rentReceived: number;
  readonly municipalTaxes: number;
  /** Of a loan for the house that is let out. */
  readonly letOutInterest: number;
  /** On listed shares and equity funds, of the whole year. */
  readonly shortTermGains: number;
  readonly longTermGains: number;
  /** Of these, what was sold before the day on which the year's rates changed, if they did. */
  readonly shortTermGainsEarlier: number;
  readonly longTermGainsEarlier: number;
  /** The tax that others deducted or collected for the year and paid to the government (TDS and TCS). */
  readonly taxDeducted: number;
}

/** The deductions; the provision of the same name says how much may be deducted. */
export type DeductionId =
  | 'houseRentAllowance'
  | 'exemptAllowances'
  | 'standardDeduction'
  | 'professionalTax'
  | 'homeLoanInterest'
  | 'letOutRepairs'
  | 'letOutInterest'
  | 'section80C'
  | 'section80CCD1B'
  | 'employerNps'
  | 'section80D'
  | 'otherDeductions';

interface Deduction {
  readonly id: DeductionId;
  /** Of the Act of the year. */
  readonly section: ActSection;
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
  /** The gains that are part of the total income, after the loss from a house that other income does not cover. */
  readonly gains: Gains;
  /** The gross income without the tax. Savings and insurance are not taken off. */
  readonly takeHome: Money;
  /** The tax left to pay after the tax deducted by others; negative if it is refunded. */
  readonly due: Money;
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

/** The homes of the year for which rent was paid, in their order; their months are twelve at most. */
export function listHomes(inputs: ActInputs): readonly HraFigures[] {
  const { year, city, rentPaid, rentMonths = 12, secondHome } = inputs;
  const homes = [{ rentPaid, months: rentMonths, city }, ...(secondHome ? [secondHome] : [])];
  let left = 12;
  return homes.map((home) => {
    const months = Math.min(home.months, left);
    left -= months;
    return {
      basicSalary: fromRupees(inputs.basicSalary),
      houseRentAllowance: fromRupees(inputs.houseRentAllowance),
      rentPaid: fromRupees(home.rentPaid),
      year,
      metroCity: isMetroCity(year, home.city),
      months,
    };
  });
}

const computeExemptAllowance = (inputs: ActInputs): Money =>
  sum(listHomes(inputs).map((home) => computeHraExemption(home).exempt));

function housesOf(inputs: ActInputs, regime: RegimeId): HouseIncome {
  const { regimes, letOutRepairsPercent } = years[inputs.year];
  const { limits } = regimes[regime];
  return computeHouseIncome(
    {
      rentReceived: fromRupees(inputs.rentReceived),
      municipalTaxes: fromRupees(inputs.municipalTaxes),
      letOutInterest: fromRupees(inputs.letOutInterest),
      ownInterest: least(fromRupees(inputs.homeLoanInterest), limits?.homeLoanInterest ?? 0n),
    },
    limits?.houseLoss ?? 0n,
    letOutRepairsPercent,
  );
}

function gainsOf(inputs: ActInputs): Gains {
  const split = (all: number, earlier: number) => {
    const gain = fromRupees(all);
    const before = years[inputs.year].capitalGains.changedOn ? least(gain, fromRupees(earlier)) : 0n;
    return [gain - before, before] as const;
  };
  const [shortTerm, shortTermEarlier] = split(inputs.shortTermGains, inputs.shortTermGainsEarlier);
  const [longTerm, longTermEarlier] = split(inputs.longTermGains, inputs.longTermGainsEarlier);
  return { shortTerm, shortTermEarlier, longTerm, longTermEarlier };
}

/** Lists the deductions that a regime allows, each with the section that says so. */
function listDeductions(inputs: ActInputs, regime: RegimeId, houses: HouseIncome): readonly Deduction[] {
  const { regimes, provisions } = years[inputs.year];
  const { limits, standardDeduction, employerNpsPercent } = regimes[regime];
  const exemptAllowance = limits ? computeExemptAllowance(inputs) : 0n;
  const salary = salaryOf(inputs);
  const otherAllowances = limits ? least(fromRupees(inputs.exemptAllowances ?? 0), salary - exemptAllowance) : 0n;
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
  const standard = least(standardDeduction, salary - exemptAllowance - otherAllowances);
  const professionalTax = upTo(limits?.professionalTax, inputs.professionalTax);
  return [
    {
      id: 'houseRentAllowance',
      section: provisions.houseRentAllowance.section,
      claimed: fromRupees(inputs.houseRentAllowance),
      allowed: exemptAllowance,
    },
    {
      id: 'exemptAllowances',
      section: provisions.exemptAllowances.section,
      claimed: fromRupees(inputs.exemptAllowances ?? 0),
      allowed: otherAllowances,
    },
    {
      id: 'standardDeduction',
      section: provisions.standardDeduction.section,
      claimed: standardDeduction,
      allowed: standard,
    },
    {
      id: 'professionalTax',
      section: provisions.professionalTax.section,
      // Like the standard deduction, from salary alone: section 16 (19 of the Act of 2025).
      claimed: professionalTax.claimed,
      allowed: least(professionalTax.allowed, salary - exemptAllowance - otherAllowances - standard),
    },
    {
      id: 'homeLoanInterest',
      section: provisions.homeLoanInterest.section,
      ...upTo(limits?.homeLoanInterest, inputs.homeLoanInterest),
    },
    {
      id: 'letOutRepairs',
      section: provisions.letOutRepairs.section,
      claimed: houses.repairs,
      allowed: houses.repairs,
    },
    {
      id: 'letOutInterest',
      section: provisions.letOutInterest.section,
      claimed: fromRupees(inputs.letOutInterest),
      allowed: houses.interest,
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
      allowed: limits ? compute80D(insurance, inputs.year) : 0n,
    },
    {
      id: 'otherDeductions',
      section: provisions.otherDeductions.section,
      claimed: fromRupees(inputs.otherDeductions ?? 0),
      allowed: limits ? fromRupees(inputs.otherDeductions ?? 0) : 0n,
    },
  ];
}

/** To the nearest ten rupees, a refund too: section 288B (516 of the Act of 2025). */
function balanceOf({ total }: ActTax, taxDeducted: Money): Money {
  return total < taxDeducted ? -roundToTens(taxDeducted - total) : roundToTens(total - taxDeducted);
}

/** The deductions of Chapter VI-A (Chapter VIII of the Act of 2025), which do not lower gains at rates of their own. */
const fromSlabIncomeAlone: readonly DeductionId[] = [
  'section80C',
  'section80CCD1B',
  'employerNps',
  'section80D',
  'otherDeductions',
];

function estimateRegime(inputs: ActInputs, regime: RegimeId): RegimeEstimate {
  const houses = housesOf(inputs, regime);
  const slabIncome = salaryOf(inputs) + fromRupees(inputs.otherIncome) + houses.annualValue;
  const allGains = gainsOf(inputs);
  const grossIncome = slabIncome + sumGains(allGains);
  const deductions = listDeductions(inputs, regime, houses);
  const allowed = sum(deductions.map((deduction) => deduction.allowed));
  const beforeChapter =
    allowed -
    sum(deductions.filter(({ id }) => fromSlabIncomeAlone.includes(id)).map((deduction) => deduction.allowed));
  const gains = reduceGains(allGains, least(houses.loss, remainder(beforeChapter, slabIncome)));
  const { year, age, resident } = inputs;
  const totalIncome = remainder(slabIncome, allowed) + sumGains(gains);
  const tax = computeActTax({ year, regime, age, resident, totalIncome, gains });
  return {
    ...tax,
    regime,
    grossIncome,
    deductions,
    gains,
    takeHome: grossIncome - tax.payable,
    due: balanceOf(tax, fromRupees(inputs.taxDeducted)),
  };
}

/**
 * One year under both regimes by the Act: salary, a house that is let out, gains on listed shares and equity funds, and
 * other income at the ordinary slab rates; without other gains, business and the deductions that are not asked for.
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
