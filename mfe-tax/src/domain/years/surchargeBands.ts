import { fromRupees } from '../money.ts';
import type { SurchargeBand } from './yearRules.ts';

/** Bands of the surcharge from the total income above which each applies, in rupees, and its rate. */
export function surchargeBands(
  ...bands: readonly (readonly [above: number, ratePercent: number])[]
): readonly SurchargeBand[] {
  return bands.map(([above, ratePercent]) => ({ above: fromRupees(above), ratePercent }));
}
