import type { Calculator, CalculatorFigures, FigureRow, Result } from './calculator.ts';
import { equalInstalment } from './emi.ts';
import { roundQuotient, roundToHundredth, toHundredths } from './hundredths.ts';

type PrepaymentField = 'amount' | 'rate' | 'months' | 'monthly' | 'once' | 'onceMonth' | 'keep';
type PrepaymentAnswer = 'saved' | 'monthsSaved' | 'lastEmi' | 'emi' | 'interest' | 'interestBefore';

/** Hundredths of a percent a year in a whole a month. */
const MONTHLY = 120_000n;

/** The position of 'pay the loan back at its time, with smaller instalments' among the choices. */
const KEEP_TERM = 1;

/** A loan that is paid back, in paise. */
interface Repayment {
  readonly rows: readonly FigureRow[];
  readonly interest: bigint;
  readonly firstEmi: bigint;
  readonly lastEmi: bigint;
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/**
 * Pays the loan back month by month, to the paisa: the interest of a month on the balance before it, then the instalment, then
 * what is paid before its time. The last instalment is what is left, so that the principal of all months is the loan.
 */
function repay(figures: CalculatorFigures<PrepaymentField>): Repayment {
  const rate = toHundredths(figures.rate);
  const emiOf = (amount: bigint, months: number) => roundQuotient(...equalInstalment(amount, rate, BigInt(months)));
  let balance = toHundredths(figures.amount);
  const firstEmi = emiOf(balance, figures.months);
  let [emi, total] = [firstEmi, 0n];
  const rows: FigureRow[] = [];
  for (let month = 1; balance > 0n; month += 1) {
    const left = figures.months - month;
    const interest = roundQuotient(balance * rate, MONTHLY);
    const principal = left === 0 ? balance : least(balance, emi - interest);
    const wanted = figures.monthly + (month === figures.onceMonth ? figures.once : 0);
    const early = least(balance - principal, toHundredths(wanted));
    balance -= principal + early;
    total += interest;
    if (early > 0n && balance > 0n && figures.keep === KEEP_TERM) emi = emiOf(balance, left);
    const inRupees = [interest, principal, early, balance].map((paise) => roundToHundredth(paise, 1n));
    rows.push([month, ...inRupees]);
  }
  return { rows, interest: total, firstEmi, lastEmi: emi };
}

/** A loan that is paid back early: what monthly and single prepayments save, with the schedule of all months. */
export const prepayment: Calculator<PrepaymentField, PrepaymentAnswer, 'interest' | 'principal' | 'early' | 'balance'> =
  {
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
