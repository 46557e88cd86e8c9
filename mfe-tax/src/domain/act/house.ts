import { least, percentOf, remainder, type Money } from '../money.ts';

/** A year of the houses of a person. */
export interface HouseFigures {
  readonly rentReceived: Money;
  /** The taxes that the owner paid to the municipality for the house that is let out. */
  readonly municipalTaxes: Money;
  /** Of a loan for the house that is let out. */
  readonly letOutInterest: Money;
  /** Of a loan for the house that the person lives in, as far as the regime allows it. */
  readonly ownInterest: Money;
}

/** The income from a house that is let out and what it deducts. */
export interface HouseIncome {
  /** The rent less municipal taxes. */
  readonly annualValue: Money;
  readonly repairs: Money;
  /** The part of the interest that is deducted this year. */
  readonly interest: Money;
  /** By how much all houses together reduce other income. */
  readonly loss: Money;
}

/**
 * The income from houses: sections 23 and 24, and 71(3A) for the loss (21, 22 and 109 of the Income-tax Act 2025).
 * Municipal taxes above the rent are not counted.
 * @param lossLimit how much loss may be set off against other income.
 * @param repairsPercent of the annual value, whatever the repairs cost.
 */
export function computeHouseIncome(figures: HouseFigures, lossLimit: Money, repairsPercent: number): HouseIncome {
  const annualValue = remainder(figures.rentReceived, figures.municipalTaxes);
  const repairs = percentOf(repairsPercent, annualValue);
  const rentLeft = annualValue - repairs;
  const interest = least(figures.letOutInterest, remainder(rentLeft + lossLimit, figures.ownInterest));
  return { annualValue, repairs, interest, loss: remainder(figures.ownInterest + interest, rentLeft) };
}
