import type { prepayment } from '../../../domain/calculators/prepayment.ts';
import type { TextsOf } from '../../formTexts.ts';

/** The texts of the calculator for prepayments in English. */
export const texts: TextsOf<typeof prepayment> = {
  title: 'Work out a loan with prepayments',
  fields: {
    amount: 'Loan amount',
    rate: 'Interest rate',
    months: 'Number of EMIs',
    monthly: 'Extra each month',
    once: 'Extra once',
    onceMonth: 'In which month',
    keep: 'What stays',
  },
  hints: {
    monthly: 'On top of the EMI; 0 for nothing.',
    once: 'Such as a bonus; 0 for nothing.',
    onceMonth: 'Counted from the first EMI.',
  },
  choices: { keep: ['The EMI: the loan ends earlier', 'The end of the loan: the EMI becomes smaller'] },
  answers: {
    saved: 'Interest saved',
    monthsSaved: 'Loan ends earlier by',
    lastEmi: 'EMI at the end',
    emi: 'EMI at first',
    interest: 'Interest with prepayments',
    interestBefore: 'Interest without them',
  },
  columns: { interest: 'Interest', principal: 'Principal', early: 'Prepaid', balance: 'Left to pay' },
  note: 'For a rate that stays the same, with interest on the balance of each month, to the paisa. Fees and insurance are not in it. For loans of individuals at a floating rate that are not for business no lender may charge for it; read what yours says.',
};
