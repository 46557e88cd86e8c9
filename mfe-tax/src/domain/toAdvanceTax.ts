import { parseAmount } from '@artha/shared/format';
import { estimateByAct, type ActInputs } from './act/estimate.ts';
import type { AdvanceTaxFigures, PaymentId } from './act/advanceTax.ts';
import type { Figures, PaymentName } from './figures.ts';
import { fromRupees, least, remainder, type Money } from './money.ts';
import type { RegimeId } from './regimes.ts';

/** The amount in which a payment until a date is typed. */
export const paymentNames: Readonly<Record<PaymentId, PaymentName>> = {
  june: 'advanceJune',
  september: 'advanceSeptember',
  december: 'advanceDecember',
  march: 'advanceMarch',
  later: 'advanceLater',
};

/** Everything of an estimate but the salary, from which an employer deducts tax without being told of it. */
const beyondSalary = {
  otherIncome: 0,
  rentReceived: 0,
  municipalTaxes: 0,
  letOutInterest: 0,
  shortTermGains: 0,
  longTermGains: 0,
  taxDeducted: 0,
} satisfies Partial<ActInputs>;

/**
 * The tax that an employer deducts from a salary through the year, at the average rate of the tax on the estimated salary:
 * section 192 (392 of the Act of 2025). Advance tax leaves it out: section 209(1) (405(1) of the Act of 2025).
 */
const deductedFromSalary = (inputs: ActInputs, regime: RegimeId): Money =>
  estimateByAct({ ...inputs, ...beyondSalary })[regime].total;

/** The figures of advance tax, with the source of the part that others deduct. */
export interface AdvanceTaxOfYear extends AdvanceTaxFigures {
  /** The part of the tax that the employer is taken to deduct, because the person typed no tax that was deducted. */
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
  })[regime].total;
  const isTyped = (amounts.taxDeducted ?? '').trim() !== '';
  const assumed = isTyped ? 0n : least(all, deductedFromSalary(inputs, regime));
  return {
    year: inputs.year,
    tax: remainder(all, fromRupees(inputs.taxDeducted) + assumed),
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
