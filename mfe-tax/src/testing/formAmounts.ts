import type { FormRow } from '../domain/forms/formRow.ts';
import type { RegimeId } from '../domain/regimes.ts';

/** The figures of a made-up form in rupees: of Chapter VI-A what is allowed, and beside it what was claimed. */
export interface FormAmounts {
  readonly regime: RegimeId;
  readonly rows: Readonly<Record<FormRow, number>>;
  readonly claimed: Readonly<Partial<Record<FormRow, number>>>;
  /** Of the four quarters. */
  readonly deducted: readonly [number, number, number, number];
}

/** Numbers that look random and are the same in each run: a linear congruential generator. */
export function createRandom(seed: number): (upTo: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (upTo) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * upTo);
  };
}

/** Makes up the figures of a form whose sums add up as the rules say. */
export function makeAmounts(seed: number, { paise = false } = {}): FormAmounts {
  const random = createRandom(seed);
  const regime = random(2) === 0 ? 'old' : 'new';
  const isOld = regime === 'old';
  const some = (chance: number, from: number, to: number) =>
    random(100) < chance ? from + random(to - from) + (paise ? random(100) / 100 : 0) : 0;
  const salary = some(100, 400_000, 4_000_000);
  const perquisites = some(25, 1_000, 300_000);
  const profitsInLieu = some(5, 1_000, 50_000);
  const grossSalary = salary + perquisites + profitsInLieu;
  const travelConcession = isOld ? some(25, 5_000, 60_000) : 0;
  const gratuity = some(5, 10_000, 400_000);
  const commutedPension = some(3, 10_000, 200_000);
  const leaveEncashment = some(8, 5_000, 100_000);
  const houseRentAllowance = isOld ? some(60, 40_000, 300_000) : 0;
  const specialAllowances = some(20, 1_000, 20_000);
  const otherExemptions = isOld ? some(20, 1_000, 30_000) : 0;
  const exemptions =
    travelConcession +
    gratuity +
    commutedPension +
    leaveEncashment +
    houseRentAllowance +
    specialAllowances +
    otherExemptions;
  const salaryFromEmployer = grossSalary - exemptions;
  const otherEmployers = some(15, 50_000, 500_000);
  const standardDeduction = isOld ? 50_000 : 75_000;
  const entertainmentAllowance = 0;
  const professionalTax = isOld ? 200 * random(13) : 0;
  const section16 = standardDeduction + entertainmentAllowance + professionalTax;
  const salaryIncome = salaryFromEmployer + otherEmployers - section16;
  const houseProperty = isOld ? -some(30, 10_000, 200_000) : 0;
  const otherSources = some(25, 1_000, 80_000);
  const otherIncome = houseProperty + otherSources;
  const grossTotalIncome = salaryIncome + otherIncome;
  const claimed: Record<string, number> = {
    section80C: isOld ? some(85, 20_000, 300_000) : 0,
    section80CCC: isOld ? some(10, 1_000, 40_000) : 0,
    section80CCD1: isOld ? some(15, 1_000, 60_000) : 0,
    section80CCD1B: isOld ? some(40, 10_000, 90_000) : 0,
    section80CCD2: some(30, 10_000, 90_000),
    section80D: isOld ? some(50, 5_000, 60_000) : 0,
    section80E: isOld ? some(15, 5_000, 90_000) : 0,
    section80CCH: 0,
    section80G: isOld ? some(15, 1_000, 20_000) : 0,
    section80TTA: isOld ? some(25, 500, 14_000) : 0,
    otherDeductions: isOld ? some(8, 5_000, 75_000) : 0,
  };
  const all80C = (claimed['section80C'] ?? 0) + (claimed['section80CCC'] ?? 0) + (claimed['section80CCD1'] ?? 0);
  claimed['total80C'] = all80C;
  const upTo = (row: string, limit: number) => Math.min(claimed[row] ?? 0, limit);
  const section80C = upTo('section80C', 150_000);
  const section80CCC = Math.min(claimed['section80CCC'] ?? 0, 150_000 - section80C);
  const allowed = {
    section80C,
    section80CCC,
    section80CCD1: Math.min(claimed['section80CCD1'] ?? 0, 150_000 - section80C - section80CCC),
    total80C: upTo('total80C', 150_000),
    section80CCD1B: upTo('section80CCD1B', 50_000),
    section80CCD2: claimed['section80CCD2'] ?? 0,
    section80D: upTo('section80D', 50_000),
    section80E: claimed['section80E'] ?? 0,
    section80CCH: 0,
    section80G: Math.floor((claimed['section80G'] ?? 0) / 2),
    section80TTA: upTo('section80TTA', 10_000),
    otherDeductions: claimed['otherDeductions'] ?? 0,
  };
  const deductions =
    Object.values(allowed).reduce((sum, one) => sum + one, 0) - section80C - section80CCC - allowed.section80CCD1;
  const totalIncome = Math.round((grossTotalIncome - deductions) / 10) * 10;
  const taxOnIncome = Math.round(totalIncome * 0.17);
  const rebate = totalIncome < 500_000 ? Math.min(12_500, taxOnIncome) : 0;
  const surcharge = totalIncome > 5_000_000 ? Math.round(taxOnIncome / 10) : 0;
  const cess = Math.round((taxOnIncome - rebate + surcharge) * 0.04);
  const taxPayable = taxOnIncome - rebate + surcharge + cess;
  const relief = Math.min(taxPayable, some(4, 500, 5_000));
  const netTax = taxPayable - relief;
  const quarter = Math.floor(netTax / 4);
  const deducted = [quarter, quarter, quarter, netTax - 3 * quarter] as const;
  return {
    regime,
    claimed,
    deducted,
    rows: {
      salary,
      perquisites,
      profitsInLieu,
      grossSalary,
      otherEmployers,
      travelConcession,
      gratuity,
      commutedPension,
      leaveEncashment,
      houseRentAllowance,
      specialAllowances,
      otherExemptions,
      exemptions,
      salaryFromEmployer,
      standardDeduction,
      entertainmentAllowance,
      professionalTax,
      section16,
      salaryIncome,
      houseProperty,
      otherSources,
      otherIncome,
      grossTotalIncome,
      ...allowed,
      deductions,
      totalIncome,
      taxOnIncome,
      rebate,
      surcharge,
      cess,
      taxPayable,
      relief,
      netTax,
      taxDeducted: netTax,
    },
  };
}
