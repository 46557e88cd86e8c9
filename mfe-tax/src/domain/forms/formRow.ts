/** Income of section 17, and what other employers paid. */
export const incomeRows = ['salary', 'perquisites', 'profitsInLieu', 'otherEmployers'] as const;

/** Allowances that section 10 exempts. */
export const exemptionRows = [
  'travelConcession',
  'gratuity',
  'commutedPension',
  'leaveEncashment',
  'houseRentAllowance',
  'specialAllowances',
  'otherExemptions',
] as const;

/** Deductions of section 16. */
export const section16Rows = ['standardDeduction', 'entertainmentAllowance', 'professionalTax'] as const;

/** The rows that the total of sections 80C, 80CCC and 80CCD(1) consists of. */
export const savingsRows = ['section80C', 'section80CCC', 'section80CCD1'] as const;

/** The rows that the total of Chapter VI-A consists of. */
export const deductionRows = [
  'total80C',
  'section80CCD1B',
  'section80CCD2',
  'section80D',
  'section80E',
  'section80CCH',
  'section80G',
  'section80TTA',
  'otherDeductions',
] as const;

/** Deductions of Chapter VI-A, which the form prints as claimed and as allowed. */
export const chapterViaRows = [...savingsRows, ...deductionRows] as const;

/**
 * The rows of Part B of Form 16, as the Income-tax Rules 1962 print them (Form 16, rule 31(1)(a); G.S.R. 304(E),
 * notification 36/2019 of 12 April 2019), and the total of tax deducted in Part A.
 */
export const formRows = [
  'salary',
  'perquisites',
  'profitsInLieu',
  'grossSalary',
  'otherEmployers',
  ...exemptionRows,
  'exemptions',
  'salaryFromEmployer',
  ...section16Rows,
  'section16',
  'salaryIncome',
  'houseProperty',
  'otherSources',
  'otherIncome',
  'grossTotalIncome',
  ...chapterViaRows,
  'deductions',
  'totalIncome',
  'taxOnIncome',
  'rebate',
  'surcharge',
  'cess',
  'taxPayable',
  'relief',
  'netTax',
  'taxDeducted',
] as const;

/** The name of a row. */
export type FormRow = (typeof formRows)[number];

/** Whether a row is printed as claimed and as allowed. */
export function isChapterVia(row: FormRow): boolean {
  return chapterViaRows.some((one) => one === row);
}

/** The part of the form that a row is in, by which a bare 'Total' is told. */
export type FormBlock = 'none' | 'salary' | 'exemptions' | 'section16' | 'otherIncome' | 'chapterVia' | 'tax';
