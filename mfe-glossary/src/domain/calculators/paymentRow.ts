import { MOST_RUPEES } from './fragment.ts';
import { printFigure, readTypedFigure, type FigureFault } from './typedFigure.ts';
import type { CashFlow } from './xirr.ts';

/** A payment as it is typed: one of the two amounts is empty. */
export interface PaymentRow {
  readonly day: string;
  readonly paid: string;
  readonly received: string;
}

/** The faults of a row, by field. */
export interface RowFaults {
  readonly day?: 'missing';
  readonly paid?: FigureFault | 'oneAmount';
  readonly received?: FigureFault;
}

/** A row in which nothing is typed. */
export const emptyRow: PaymentRow = { day: '', paid: '', received: '' };

/** The limits of an amount in a row, in rupees. */
export const rowLimits = { unit: 'rupees', min: 1, max: MOST_RUPEES } as const;

function amountFault(text: string): FigureFault | undefined {
  const read = readTypedFigure(text, rowLimits);
  return text.trim() !== '' && 'fault' in read ? read.fault : undefined;
}

/** Finds what is wrong with a row; undefined if nothing is. */
export function findRowFaults({ day, paid, received }: PaymentRow): RowFaults | undefined {
  const isOne = (paid.trim() === '') !== (received.trim() === '');
  const paidFault = isOne ? amountFault(paid) : 'oneAmount';
  const receivedFault = isOne ? amountFault(received) : undefined;
  if (day !== '' && !paidFault && !receivedFault) return undefined;
  return {
    ...(day === '' && { day: 'missing' }),
    ...(paidFault && { paid: paidFault }),
    ...(receivedFault && { received: receivedFault }),
  };
}

/** The payment of a row without faults. */
export function readRow({ day, paid, received }: PaymentRow): CashFlow {
  const [typed, sign] = paid.trim() === '' ? [received, 1] : [paid, -1];
  const read = readTypedFigure(typed, rowLimits);
  return { day, rupees: 'value' in read ? sign * read.value : 0 };
}

/** The row of a payment. */
export function printRow({ day, rupees }: CashFlow): PaymentRow {
  const text = printFigure(Math.abs(rupees), 'rupees');
  return rupees < 0 ? { day, paid: text, received: '' } : { day, paid: '', received: text };
}
