import type { FigureRow } from './calculator.ts';
import { equalInstalment } from './equalInstalment.ts';
import { roundQuotient, roundToHundredth, toHundredths } from './hundredths.ts';

/** Hundredths of a percent a year in a whole a month. */
const MONTHLY = 120_000n;

/** The position of 'pay the loan back at its time, with smaller instalments' among the choices. */
export const KEEP_TERM = 1;

/** A loan, with what is paid before its time. */
export interface Loan {
  /** In rupees. */
  readonly amount: number;
  /** Percent a year. */
  readonly rate: number;
  readonly months: number;
  /** On top of each instalment. */
  readonly monthly: number;
  /** In one month, counted from 1. */
  readonly once: number;
  readonly onceMonth: number;
  /** The position of what stays as it is among the choices. */
  readonly keep: number;
}

/** The months of a loan until it is paid back. A row has interest, principal, prepayment and balance; sums are in paise. */
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
export function repay(loan: Loan): Repayment {
  const rate = toHundredths(loan.rate);
  const emiOf = (amount: bigint, months: number) => roundQuotient(...equalInstalment(amount, rate, BigInt(months)));
  let balance = toHundredths(loan.amount);
  const firstEmi = emiOf(balance, loan.months);
  let [emi, total] = [firstEmi, 0n];
  const rows: FigureRow[] = [];
  for (let month = 1; balance > 0n; month += 1) {
    const left = loan.months - month;
    const interest = roundQuotient(balance * rate, MONTHLY);
    const principal = left === 0 ? balance : least(balance, emi - interest);
    const wanted = loan.monthly + (month === loan.onceMonth ? loan.once : 0);
    const early = least(balance - principal, toHundredths(wanted));
    balance -= principal + early;
    total += interest;
    if (early > 0n && balance > 0n && loan.keep === KEEP_TERM) emi = emiOf(balance, left);
    const inRupees = [interest, principal, early, balance].map((paise) => roundToHundredth(paise, 1n));
    rows.push([month, ...inRupees]);
  }
  return { rows, interest: total, firstEmi, lastEmi: emi };
}
