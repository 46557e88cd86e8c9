import { parseAmount } from '@artha/shared/format';
import { estimateByAct, noOthers, type ActInputs } from './act/estimate.ts';
import type { AdvanceTaxFigures, PaymentId } from './act/advanceTax.ts';
import { listJobs, sumOfJobs } from './act/jobs.ts';
import { deductedByEmployers } from './act/severalEmployers.ts';
import type { Figures, PaymentName } from './figures.ts';
import { fromRupees, least, remainder, sum, type Money } from './money.ts';
import type { RegimeId } from './regimes.ts';

/** The amount in which a payment until a date is typed. */
export const paymentNames: Readonly<Record<PaymentId, PaymentName>> = {
  june: 'advanceJune',
  september: 'advanceSeptember',
  december: 'advanceDecember',
  march: 'advanceMarch',
  later: 'advanceLater',
};

/**
 * The tax that employers deduct from salaries of which no deducted tax was typed: section 192 (392 of the Act of 2025).
 * Advance tax leaves it out: section 209(1) (405(1) of the Act of 2025).
 */
function presumeDeducted(inputs: ActInputs, isFirstTyped: boolean, regime: RegimeId): Money {
  const jobs = listJobs(inputs);
  const isTyped = (index: number) => (index === 0 ? isFirstTyped : (jobs[index]?.taxDeducted ?? 0) > 0);
  return sum(deductedByEmployers(inputs, regime).filter((_, index) => !isTyped(index)));
}

/** The figures of advance tax, with the source of the part that others deduct. */
export interface AdvanceTaxOfYear extends AdvanceTaxFigures {
  /** The part of the tax that employers are taken to deduct, because the person typed no tax that they deducted. */
  readonly assumed: Money;
}

/** The figures of advance tax: those that the person typed, and the estimate that they lead to under a regime. */
export function toAdvanceTax({ amounts, choices }: Figures, inputs: ActInputs, regime: RegimeId): AdvanceTaxOfYear {
  const paid = (id: PaymentId) => {
    const parsed = parseAmount(amounts[paymentNames[id]] ?? '');
    return fromRupees(parsed.kind === 'amount' ? parsed.rupees : 0);
  };
  const all = estimateByAct(inputs)[regime].total;
  const dividends = Math.min(inputs.dividends ?? 0, inputs.otherIncome);
  const withoutGains = estimateByAct({
    ...inputs,
    otherIncome: inputs.otherIncome - dividends,
    shortTermGains: 0,
    longTermGains: 0,
    others: { ...(inputs.others ?? noOthers), sales: [] },
  })[regime].total;
  const isTyped = (amounts.taxDeducted ?? '').trim() !== '';
  const assumed = least(all, presumeDeducted(inputs, isTyped, regime));
  return {
    year: inputs.year,
    tax: remainder(all, sumOfJobs(inputs, 'taxDeducted') + assumed),
    assumed,
    taxOnGains: all - withoutGains,
    gainsFrom: choices.gainsFrom ?? 'june',
    paid: {
      june: paid('june'),
      september: paid('september'),
      december: paid('december'),
      march: paid('march'),
      later: paid('later'),
    },
  };
}
