import type { epf } from '../../../domain/calculators/epf.ts';
import type { TextsOf } from '../../formTexts.ts';

/** The texts of the EPF calculator in English. */
export const texts: TextsOf<typeof epf> = {
  title: 'Work out an EPF account',
  fields: {
    wages: 'Monthly wages',
    growth: 'Yearly rise of wages',
    years: 'Time',
    opening: 'Balance today',
    own: 'Your share',
    employer: 'Employer’s share',
    pension: 'Pension scheme (EPS)',
    ceiling: 'Wage ceiling a month',
    rate: 'Interest rate',
  },
  hints: {
    wages: 'Basic pay and dearness allowance. If your employer pays on the ceiling only, enter the ceiling.',
    own: 'More than 12 is voluntary (VPF).',
    ceiling: 'The pension scheme counts wages up to it.',
  },
  choices: { pension: ['Member', 'Not a member'] },
  answers: {
    balance: 'Balance at the end',
    own: 'Your share',
    employer: 'Employer’s share',
    interest: 'Interest',
    pension: 'Paid into the pension scheme',
  },
  columns: { own: 'Your share', employer: 'Employer’s share', interest: 'Interest', balance: 'Balance' },
  facts: { rate: 'Interest', ceiling: 'Wage ceiling', pensionShare: 'share of the pension scheme' },
  note: 'Interest on the balance at the beginning of each month, so a contribution earns from the next month on; it is added once a year. Shares and interest are in whole rupees. People who first joined since September 2014 with wages above the ceiling are not members of the pension scheme. Interest on more than ₹2,50,000 of your own share a year is taxed, which is not in it.',
};
