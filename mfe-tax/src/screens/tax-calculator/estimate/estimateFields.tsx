import { TermLink } from '@artha/shared/design';
import type { AmountField } from '../inputs/amountFields.tsx';

/** What the estimate asks beside the steps. It takes any amount and shows how much of it the Act allows. */
export const incomeFields = [
  { name: 'basicSalary', label: 'Basic Salary', hint: 'With the dearness allowance that counts for your pension.' },
  {
    name: 'houseRentAllowance',
    label: 'House Rent Allowance',
    hint: 'The HRA line of your payslip, for twelve months.',
  },
  { name: 'otherAllowance', label: 'Other Allowance' },
  {
    name: 'employerNps',
    label: 'Employer’s NPS',
    hint: (
      <>
        80CCD(2): what your employer pays into <TermLink term="nps">NPS</TermLink> for you.
      </>
    ),
  },
  {
    name: 'otherIncome',
    label: 'Other Income',
    hint: (
      <>
        Interest and the like, taxed at the slab rates. No <TermLink term="capital-gains">capital gains</TermLink>.
      </>
    ),
  },
] as const satisfies readonly AmountField[];

/** The field for the rent paid. */
export const rentField = {
  name: 'rentPaid',
  label: 'Rent Paid',
  hint: 'For the home that you live in.',
} as const satisfies AmountField;

/** The fields for deductions. */
export const deductionFields = [
  {
    name: 'section80C',
    label: '80C',
    hint: (
      <>
        <TermLink term="epf">Provident fund</TermLink>, life insurance, <TermLink term="elss">ELSS</TermLink> and the
        like.
      </>
    ),
  },
  {
    name: 'section80CCD1B',
    label: '80CCD(1B)',
    hint: (
      <>
        What you yourself pay into <TermLink term="nps">NPS</TermLink>, beside 80C.
      </>
    ),
  },
  {
    name: 'homeLoanInterest',
    label: 'Home Loan Interest',
    hint: (
      <>
        Of a <TermLink term="home-loan">home loan</TermLink> for a house that you live in.
      </>
    ),
  },
  { name: 'professionalTax', label: 'Professional Tax', hint: 'As deducted from your salary.' },
] as const satisfies readonly AmountField[];

/** The field for the person's own health insurance premium. */
export const ownPremiumField = {
  name: 'ownPremium',
  label: '80D: you and your family',
  hint: (
    <>
      Health <TermLink term="insurance-premium">insurance premiums</TermLink> for you, your spouse and children.
    </>
  ),
} as const satisfies AmountField;

/** The field for the parents' health insurance premium. */
export const parentsPremiumField = {
  name: 'parentsPremium',
  label: '80D: your parents',
  hint: 'The same for your parents.',
} as const satisfies AmountField;
