/**
 * A fraction as a percentage: `0.08` → `8`. Twelve digits, so that what a computer cannot write in twos does not show:
 * 0.0725 is 7.25%, half way between 7.2 and 7.3, and not a hair below.
 */
export function toPercent(fraction: number): number {
  return Number((fraction * 100).toPrecision(12));
}
