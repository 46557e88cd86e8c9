import { TermLink } from '@artha/shared/design';
import { inLakh } from '@artha/shared/format';
import type { ReactNode } from 'react';
import type { FieldFault } from '../../domain/amount/findFault.ts';
import type { StepAmountName } from '../../domain/figures.ts';
import type { RegimeId } from '../../domain/regimes.ts';
import type { FieldText } from '../fieldText.ts';
import type { LinkOf } from '../linkOf.ts';

const fields: Readonly<Record<StepAmountName, FieldText>> = {
  basicSalary: { label: 'Basic Salary' },
  houseRentAllowance: { label: 'House Rent Allowance', hint: 'The HRA line of your payslip, for twelve months.' },
  otherAllowance: { label: 'Other Allowance' },
  section80C: {
    label: '80C',
    hint: (
      <>
        <TermLink term="epf">Provident fund</TermLink>, life insurance, <TermLink term="elss">ELSS</TermLink> and the
        like. At most ₹1,50,000.
      </>
    ),
  },
  section80D: {
    label: '80D',
    hint: (
      <>
        Health <TermLink term="insurance-premium">insurance premiums</TermLink>. At most ₹12,000 in this comparison.
      </>
    ),
  },
  rentPaid: { label: 'Rent Paid' },
};

/** Why an amount is refused; `max` is the limit of its field. */
const faults: Readonly<Record<FieldFault, (label: string, max: string) => string>> = {
  unreadable: (label) => `Enter ${label} as an amount, such as 12,00,000 or 12 lakh.`,
  negative: (label) => `${label} cannot be less than ₹0.`,
  huge: (label) => `${label} can be at most ten thousand crore rupees. Please check the zeros.`,
  missing: (label) => `Enter your ${label} for the year.`,
  tooMuch: (label, max) => `${label} can be at most ${max}.`,
};

/** The calculator in English, until it shows a result. */
export const steps = {
  title: 'Income Tax Calculator - India',
  lead: (year: ReactNode) => <>Old vs. new regime for tax year {year}, slab by slab.</>,
  estimateTitle: 'Detailed estimate',
  estimateLead:
    'Your tax by the Income-tax Act on salary and other income at slab rates, with rules that the comparison leaves out.',
  resultTitle: 'Tax Regime Comparison',
  /** @param deductions amounts in rupees with the sections that they are deducted under. */
  resultLead: (income: string, deductions: readonly (readonly [amount: string, section: string])[]) =>
    `On a total income of ${income}, with ${deductions.map(([amount, section]) => `${amount} under ${section}`).join(' and ') || 'no deductions'}.`,
  changeFigures: 'Change figures',
  regimes: { old: 'Old Regime', new: 'New Regime' } satisfies Record<RegimeId, string>,
  slabs: {
    upTo: (lakh: number) => `Up to ${lakh} L`,
    between: (from: number, upTo: number) => `${from} L to ${upTo} L`,
    above: (lakh: number) => `Above ${lakh} L`,
  },
  stepsLabel: 'Steps',
  steps: {
    income: { name: 'Income', heading: 'Income Details (Annually)' },
    deductions: { name: 'Deductions', heading: 'Deductions (Annually)' },
  },
  next: 'Next',
  back: 'Back',
  calculate: 'Calculate Tax',
  yes: 'Yes',
  no: 'No',
  form16: (link: LinkOf) => <>Have a Form 16? {link('Start with it')}</>,
  metroCity: 'Do you live in a metro city?',
  /** Beside a premium above the limit of the comparison. */
  above80D: (link: LinkOf) => <>The {link('detailed estimate')} takes what the Act allows.</>,
  estimateHint: (link: LinkOf) => (
    <>Not used in this comparison. The {link('detailed estimate')} works out your HRA exemption.</>
  ),
  handedOver:
    'Filled in from the statement you categorized: a year of net credits, after TDS and PF, and not your basic salary. Your payslip has the figures for an exact answer.',
  handedOver80C:
    'Filled in from the statement you categorized: life insurance premiums and savings that its rows name. Add what a bank account does not show, such as your provident fund.',
  fields,
  faults,
  /** The names of parts that load later, as subjects of a sentence, and what is said while they load. */
  parts: {
    comparison: { name: 'The comparison', loading: 'Comparing both regimes…' },
    estimate: { name: 'The detailed estimate', loading: 'Opening the detailed estimate…' },
    withoutScript: 'The slabs and rates',
  },
  /** Loads the function that writes an amount in words, as on a cheque; empty for zero. */
  loadSpelling: async () => (await import('./amountWords.ts')).spellEnglish,
  /** The reading aid beside an amount: `12.5 lakh`; empty below one lakh. */
  inLakh,
  yourFigures: 'Your figures',
  totalIncome: 'Total income',
  deductions: 'Deductions',
  notCounted: 'Not counted',
  privacy:
    'The calculation runs in your browser and makes no network call. Your figures stay in this link and are never sent to us.',
};
