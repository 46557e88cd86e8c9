import type { hra } from '../../../domain/calculators/hra.ts';
import type { TextsOf } from '../../formTexts.ts';

/** The texts of the HRA calculator in English. */
export const texts: TextsOf<typeof hra> = {
  title: 'Work out the exempt HRA',
  fields: {
    salary: 'Basic salary a month',
    allowance: 'HRA a month',
    rent: 'Rent a month',
    months: 'Months in this home',
    city: 'City of the home',
  },
  hints: { salary: 'With the dearness allowance that counts for retirement.' },
  choices: {
    city: ['Ahmedabad, Bengaluru, Chennai, Delhi, Hyderabad, Kolkata, Mumbai or Pune', 'Another place'],
  },
  answers: { exempt: 'Exempt', taxable: 'Taxable', monthly: 'Exempt a month' },
  columns: { month: 'A month', period: 'In these months' },
  parts: ['HRA received', 'Rent above a tenth of salary', 'Share of salary'],
  facts: {
    cityShare: 'Share of salary in the eight cities',
    otherShare: 'elsewhere',
    rentShare: 'rent counts above a share of salary of',
  },
  note: 'The least of the three is exempt, in the old regime only. Salary, allowance and rent are the same in all these months; work out each home and each change of salary by itself and add the results. Keep receipts.',
};
