import { fromRupees, least, percentOf, remainder, type Money } from '../money.ts';
import type { RegimeId } from '../regimes.ts';
import { estimateByAct, listHomes, type ActEstimate, type ActInputs } from './estimate.ts';
import { computeHraExemption, inMonths } from './hra.ts';
import { years } from './years.ts';

/** The payments that a person can still raise before the year ends: savings, own NPS, own health insurance, rent. */
export const additionIds = ['section80C', 'section80CCD1B', 'section80D', 'rentPaid'] as const;

/** A payment that may lower the tax of the year. */
export type AdditionId = (typeof additionIds)[number];

/** The effect of paying more. */
export interface AdditionEffect {
  /** By how much the tax payable falls; never negative. */
  readonly saved: Readonly<Record<RegimeId, Money>>;
  /** The regime with the lower tax afterwards. */
  readonly betterRegime: ActEstimate['betterRegime'];
}

/** The rent of the first home above which more rent exempts nothing more; zero without a house rent allowance. */
function rentLimit(inputs: ActInputs): Money {
  const [home] = listHomes(inputs);
  if (!home) return 0n;
  const { received, shareOfSalary } = computeHraExemption(home);
  const salary = inMonths(home.basicSalary, home.months);
  const { ownRent } = years[inputs.year].houseRentPercents;
  return received === 0n ? 0n : percentOf(ownRent, salary) + least(received, shareOfSalary);
}

/** How much more can be paid until the limit of the old regime, which alone has these deductions. */
export function findRoom(inputs: ActInputs, id: AdditionId): Money {
  const { regimes, premiumLimits } = years[inputs.year];
  const { limits } = regimes.old;
  const { selfFamily, selfSenior } = inputs.section80D;
  switch (id) {
    case 'section80D':
      return remainder(premiumLimits[selfSenior ? 'senior' : 'ordinary'], fromRupees(selfFamily));
    case 'rentPaid':
      return remainder(rentLimit(inputs), fromRupees(inputs.rentPaid));
    default:
      return remainder(limits?.[id] ?? 0n, fromRupees(inputs[id]));
  }
}

function addTo(inputs: ActInputs, id: AdditionId, rupees: number): ActInputs {
  const { section80D } = inputs;
  return id === 'section80D'
    ? { ...inputs, section80D: { ...section80D, selfFamily: section80D.selfFamily + rupees } }
    : { ...inputs, [id]: inputs[id] + rupees };
}

/** Measures the effect of a number of rupees more. A curve asks for hundreds of them, so the start is computed once. */
export function measureAddition(inputs: ActInputs, id: AdditionId): (rupees: number) => AdditionEffect {
  const before = estimateByAct(inputs);
  return (rupees) => {
    const after = estimateByAct(addTo(inputs, id, rupees));
    return {
      saved: { old: before.old.payable - after.old.payable, new: before.new.payable - after.new.payable },
      betterRegime: after.betterRegime,
    };
  };
}
