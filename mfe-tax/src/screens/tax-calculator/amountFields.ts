import type { TaxInputs } from '../../domain/compareRegimes.ts';

export type AmountName = Exclude<keyof TaxInputs, 'metroCity'>;

/** What is asked for one amount, and within which limits. */
export interface AmountField {
  readonly name: AmountName;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  /** In rupees; none when absent. Nothing may be below zero. */
  readonly max?: number;
}

export const incomeFields: readonly AmountField[] = [
  { name: 'basicSalary', label: 'Basic Salary', required: true },
  {
    name: 'houseRentAllowance',
    label: 'House Rent Allowance',
    hint: 'The HRA line of your payslip, for twelve months.',
  },
  { name: 'otherAllowance', label: 'Other Allowance' },
];

export const deductionFields: readonly AmountField[] = [
  {
    name: 'section80C',
    label: '80C',
    hint: 'Provident fund, life insurance, ELSS and the like. At most ₹1,50,000.',
    max: 150_000,
  },
  { name: 'section80D', label: '80D', hint: 'Health insurance premiums. At most ₹12,000.', max: 12_000 },
  { name: 'rentPaid', label: 'Rent Paid', hint: 'Not used in this comparison: HRA exemption is not worked out.' },
];
