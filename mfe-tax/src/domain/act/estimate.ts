import { fromRupees, least, percentOf, remainder, sum, type Money } from '../money.ts';
import { noGains, sumGains, type Gains } from './capitalGains.ts';
import { computeActTax, type ActTax } from './computeActTax.ts';
import { compute80D } from './healthInsurance.ts';
import { computeHouseIncome, type HouseIncome } from './house.ts';
import { sumHraExemption, type HomesOfYear } from './hraPeriods.ts';
import { sumOfJobs, type JobsOfYear } from './jobs.ts';
import { exemptGratuity, exemptLeavePay, type LeavingFigures } from './leaving.ts';
import { setOffHouseLosses, type LossOutcome } from './losses.ts';
import { computeSaleGain, isSoldIn, type Sale } from './otherGains.ts';
import type { ActSection } from './provisions.ts';
import { roundToTens } from './rounding.ts';
import { listSetOffs, toCapitalYear, type LossFigures } from './setOffGains.ts';
import { years, type AgeBand } from './years.ts';
import type { FinancialYear } from '../financialYear.ts';
import type { RegimeId } from '../regimes.ts';

/** Sales of other things than listed shares and equity funds, and losses; only the sales of the year are counted. */
export interface OtherFigures extends LossFigures {
  readonly sales: readonly Sale[];
}

/** No such sales, and no losses. */
export const noOthers: OtherFigures = { sales: [], shortTermLoss: 0, longTermLoss: 0, earlierLosses: [] };

/** The inputs of an estimate by the Act; amounts in rupees a year, none negative. */
export interface ActInputs extends JobsOfYear, HomesOfYear {
  readonly year: FinancialYear;
  readonly age: AgeBand;
  readonly resident: boolean;
  /** Gratuity and leave pay, if the person left an employer; they are part of the salary. */
  readonly leaving?: LeavingFigures;
  /** Exempt under section 10 in the old regime alone, beside what rent and city make of the house rent allowance. */
  readonly exemptAllowances?: number;
  /** Of Chapter VI-A (Chapter VIII of the Act of 2025), under sections that are not asked for by themselves. */
  readonly otherDeductions?: number;
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
  /** None by default. */
  readonly others?: OtherFigures;
}

/** The deductions; the provision of the same name says how much may be deducted. */
export type DeductionId =
  | 'houseRentAllowance'
  | 'exemptAllowances'
  | 'gratuity'
  | 'leavePay'
  | 'standardDeduction'
  | 'professionalTax'
  | 'homeLoanInterest'
  | 'letOutRepairs'
  | 'letOutInterest'
  | 'earlierHouseLoss'
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
  /** The gains at rates of their own that are part of the total income, after losses. */
  readonly gains: Gains;
  /** By how much the index raises the cost behind the gains of the kind `indexed`. */
  readonly indexation: Money;
  /** The way of each loss of capital gains, and of each loss from houses of an earlier year. */
  readonly losses: readonly LossOutcome[];
  readonly dividends: Money;
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

const salaryOf = (inputs: ActInputs): Money =>
  sum([
    ...(['basicSalary', 'houseRentAllowance', 'otherAllowance'] as const).map((name) => sumOfJobs(inputs, name)),
    ...[inputs.employerNps, inputs.leaving?.gratuity ?? 0, inputs.leaving?.leavePay ?? 0].map(fromRupees),
  ]);

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
  return { ...noGains, shortTerm, shortTermEarlier, longTerm, longTermEarlier };
}

/** Lists the deductions that a regime allows, each with the section that says so. */
function listDeductions(
  inputs: ActInputs,
  regime: RegimeId,
  houses: HouseIncome,
  houseLosses: readonly LossOutcome[],
): readonly Deduction[] {
  const { regimes, provisions, leavingLimits } = years[inputs.year];
  const { limits, standardDeduction, employerNpsPercent } = regimes[regime];
  const exemptAllowance = limits ? sumHraExemption(inputs) : 0n;
  const { leaving } = inputs;
  const gratuity = leaving ? exemptGratuity(leaving, leavingLimits.gratuity).exempt : 0n;
  const leavePay = leaving ? exemptLeavePay(leaving, leavingLimits.leavePay).exempt : 0n;
  const salary = salaryOf(inputs) - gratuity - leavePay;
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
      claimed: sumOfJobs(inputs, 'houseRentAllowance'),
      allowed: exemptAllowance,
    },
    {
      id: 'exemptAllowances',
      section: provisions.exemptAllowances.section,
      claimed: fromRupees(inputs.exemptAllowances ?? 0),
      allowed: otherAllowances,
    },
    {
      id: 'gratuity',
      section: provisions.gratuity.section,
      claimed: fromRupees(leaving?.gratuity ?? 0),
      allowed: gratuity,
    },
    {
      id: 'leavePay',
      section: provisions.leavePay.section,
      claimed: fromRupees(leaving?.leavePay ?? 0),
      allowed: leavePay,
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
      id: 'earlierHouseLoss',
      section: provisions.earlierHouseLoss.section,
      claimed: sum(houseLosses.map(({ amount }) => amount)),
      allowed: sum(houseLosses.map(({ setOff }) => setOff)),
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
      ...upTo(percentOf(npsPercent, sumOfJobs(inputs, 'basicSalary')), inputs.employerNps),
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

/** The ways of setting losses off, of which the one with the least tax counts; the first of those that take the same. */
function estimateRegime(inputs: ActInputs, regime: RegimeId): RegimeEstimate {
  const { year, age, resident, others = noOthers } = inputs;
  const houses = housesOf(inputs, regime);
  const houseLosses = setOffHouseLosses(year, regime, others.earlierLosses, houses.income);
  const slabIncome = salaryOf(inputs) + fromRupees(inputs.otherIncome) + houses.annualValue;
  const deductions = listDeductions(inputs, regime, houses, houseLosses);
  const allowedOf = (some: readonly Deduction[]) => sum(some.map((deduction) => deduction.allowed));
  const allowed = allowedOf(deductions);
  const deducted = allowed - allowedOf(deductions.filter(({ id }) => fromSlabIncomeAlone.includes(id)));
  const sales = others.sales
    .filter((sale) => isSoldIn(year, sale))
    .map((sale) => computeSaleGain(sale, resident, year));
  const dividends = fromRupees(Math.min(inputs.dividends ?? 0, inputs.otherIncome));
  const ways = listSetOffs(toCapitalYear(year, gainsOf(inputs), sales, others), {
    slabIncome,
    deducted,
    houseLoss: houses.loss,
    allowed,
    slabs: years[year].regimes[regime].slabs[resident ? age : 'under60'],
  }).map(({ gains, slabGains, grossGains, indexation, losses }) => {
    const totalIncome = remainder(slabIncome + slabGains, allowed) + sumGains(gains);
    const tax = computeActTax({ year, regime, age, resident, totalIncome, gains, indexation, dividends });
    return { ...tax, gains, dividends, indexation, losses, grossIncome: slabIncome + grossGains };
  });
  const best = ways.reduce((least, way) => (way.total < least.total ? way : least));
  return {
    ...best,
    regime,
    deductions,
    losses: [...best.losses, ...houseLosses],
    takeHome: best.grossIncome - best.payable,
    due: balanceOf(best, sumOfJobs(inputs, 'taxDeducted')),
  };
}

/**
 * One year under both regimes by the Act: salary, a house that is let out, capital gains and losses, and other income at
 * the ordinary slab rates; without business and the deductions that are not asked for.
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
