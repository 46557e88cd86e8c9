import { parseAmount } from '@artha/shared/format';
import { estimateByAct, type ActInputs } from './act/estimate.ts';
import type { AdvanceTaxFigures, PaymentId } from './act/advanceTax.ts';
import type { Figures, PaymentName } from './figures.ts';
import { fromRupees, remainder } from './money.ts';
import type { RegimeId } from './regimes.ts';

/** The amount in which a payment until a date is typed. */
export const paymentNames: Readonly<Record<PaymentId, PaymentName>> = {
  june: 'advanceJune',
  september: 'advanceSeptember',
  december: 'advanceDecember',
  march: 'advanceMarch',
  later: 'advanceLater',
};

/** Derives the figures of advance tax from the typed figures and from the estimate under a regime. */
export function toAdvanceTax({ amounts, choices }: Figures, inputs: ActInputs, regime: RegimeId): AdvanceTaxFigures {
  const paid = (id: PaymentId) => {
    const parsed = parseAmount(amounts[paymentNames[id]] ?? '');
    return fromRupees(parsed.kind === 'amount' ? parsed.rupees : 0);
  };
  const all = estimateByAct(inputs)[regime].total;
  const withoutGains = estimateByAct({ ...inputs, shortTermGains: 0, longTermGains: 0 })[regime].total;
  return {
    tax: remainder(all, fromRupees(inputs.taxDeducted)),
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
