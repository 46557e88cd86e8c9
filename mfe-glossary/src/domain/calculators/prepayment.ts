import type { Calculator, Result } from './calculator.ts';
import { roundToHundredth } from './hundredths.ts';
import { KEEP_TERM, repay, type Loan } from './repayment.ts';

type PrepaymentAnswer = 'saved' | 'monthsSaved' | 'lastEmi' | 'emi' | 'interest' | 'interestBefore';

/** A loan that is paid back early: what monthly and single prepayments save, with the schedule of all months. */
export const prepayment: Calculator<keyof Loan, PrepaymentAnswer, 'interest' | 'principal' | 'early' | 'balance'> = {
  fields: [
    { name: 'amount', unit: 'rupees', min: 1, max: 1_000_000_000 },
    { name: 'rate', unit: 'percent', min: 0, max: 50 },
    { name: 'months', unit: 'months', min: 1, max: 480 },
    { name: 'monthly', unit: 'rupees', min: 0, max: 1_000_000_000 },
    { name: 'once', unit: 'rupees', min: 0, max: 1_000_000_000 },
    { name: 'onceMonth', unit: 'count', min: 1, max: 480 },
    { name: 'keep', unit: 'choice', min: 0, max: 1 },
  ],
  limits: ({ amount, months }) => ({ monthly: { max: amount }, once: { max: amount }, onceMonth: { max: months } }),
  example: { amount: 2_500_000, rate: 8.5, months: 240, monthly: 2_000, once: 200_000, onceMonth: 12, keep: 0 },
  compute: (figures) => {
    const paid = repay(figures);
    const before = repay({ ...figures, monthly: 0, once: 0 });
    const rupees = (name: PrepaymentAnswer, paise: bigint): Result<PrepaymentAnswer> => ({
      name,
      unit: 'rupees',
      value: roundToHundredth(paise, 1n),
    });
    return [
      rupees('saved', before.interest - paid.interest),
      figures.keep === KEEP_TERM
        ? rupees('lastEmi', paid.lastEmi)
        : { name: 'monthsSaved', unit: 'months', value: before.rows.length - paid.rows.length },
      rupees('emi', paid.firstEmi),
      rupees('interest', paid.interest),
      rupees('interestBefore', before.interest),
    ];
  },
  table: {
    rowHead: 'month',
    columns: ['interest', 'principal', 'early', 'balance'],
    drawn: ['balance'],
    rows: (figures) => repay(figures).rows,
  },
};
