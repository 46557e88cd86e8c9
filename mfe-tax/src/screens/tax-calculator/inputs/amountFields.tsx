import { TermLink } from '@artha/shared/design';
import type { AmountName } from '../../../domain/figures.ts';
import type { ReactNode } from 'react';

/** What is asked for one amount, and within which limits. */
export interface AmountField {
  readonly name: AmountName;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  /** In rupees; none when absent. Nothing may be below zero. */
  readonly max?: number;
}

/** The fields of the first step. */
export const incomeFields = [
  { name: 'basicSalary', label: 'Basic Salary', required: true },
  {
    name: 'houseRentAllowance',
    label: 'House Rent Allowance',
    hint: 'The HRA line of your payslip, for twelve months.',
  },
  { name: 'otherAllowance', label: 'Other Allowance' },
] as const satisfies readonly AmountField[];

/** The fields for deductions. */
export const deductionFields = [
  {
    name: 'section80C',
    label: '80C',
    hint: (
      <>
        <TermLink term="epf">Provident fund</TermLink>, life insurance, <TermLink term="elss">ELSS</TermLink> and the
        like. At most ₹1,50,000.
      </>
    ),
    max: 150_000,
  },
  {
    name: 'section80D',
    label: '80D',
    hint: (
      <>
        Health <TermLink term="insurance-premium">insurance premiums</TermLink>. At most ₹12,000 in this comparison.
      </>
    ),
    max: 12_000,
  },
  { name: 'rentPaid', label: 'Rent Paid' },
] as const satisfies readonly AmountField[];

/** The fields of both steps. */
export const stepFields: readonly AmountField[] = [...incomeFields, ...deductionFields];
