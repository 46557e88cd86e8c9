import type { FigureRow } from './calculator.ts';
import { fromFine, grow, toFine } from './fineAmount.ts';

/**
 * The years of monthly instalments, each paid at the beginning of its month, that grow by a share after every twelve. An
 * instalment is money, so it is rounded to the paisa; the value grows by a twelfth of the yearly return each month.
 */
export function instalmentYears({
  instalment,
  step,
  rate,
  years,
}: Readonly<Record<'instalment' | 'step' | 'rate' | 'years', number>>): readonly FigureRow[] {
  const done: FigureRow[] = [];
  let [monthly, invested, value] = [instalment, 0n, 0n];
  for (let year = 1; year <= years; year += 1) {
    for (let month = 0; month < 12; month += 1) {
      invested += toFine(monthly);
      value = grow(value + toFine(monthly), rate, 12n);
    }
    done.push([year, monthly, fromFine(invested), fromFine(value)]);
    monthly = fromFine(grow(toFine(monthly), step));
  }
  return done;
}
