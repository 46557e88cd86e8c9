import { fromRupees, type Money } from '../money.ts';

const RUPEE = fromRupees(1);

/**
 * An amount to the nearest ten rupees: paise are dropped, then a last digit of five or more goes up. Sections 288A (total
 * income) and 288B (tax payable) of the Income-tax Act 1961, section 516 of the Income-tax Act 2025. The amount must not
 * be negative.
 */
export function roundToTens(amount: Money): Money {
  return ((amount / RUPEE + 5n) / 10n) * 10n * RUPEE;
}
