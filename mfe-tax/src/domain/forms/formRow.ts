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
  'travelConcession',
  'gratuity',
  'commutedPension',
  'leaveEncashment',
  'houseRentAllowance',
  'specialAllowances',
  'otherExemptions',
  'exemptions',
  'salaryFromEmployer',
  'standardDeduction',
  'entertainmentAllowance',
  'professionalTax',
  'section16',
  'salaryIncome',
  'houseProperty',
  'otherSources',
  'otherIncome',
  'grossTotalIncome',
  'section80C',
  'section80CCC',
  'section80CCD1',
  'total80C',
  'section80CCD1B',
  'section80CCD2',
  'section80D',
  'section80E',
  'section80CCH',
  'section80G',
  'section80TTA',
  'otherDeductions',
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

/** Deductions of Chapter VI-A, which the form prints as claimed and as allowed. */
export const chapterViaRows = [
  'section80C',
  'section80CCC',
  'section80CCD1',
  'total80C',
  'section80CCD1B',
  'section80CCD2',
  'section80D',
  'section80E',
  'section80CCH',
  'section80G',
  'section80TTA',
  'otherDeductions',
] as const satisfies readonly FormRow[];

/** Whether a row is printed as claimed and as allowed. */
export function isChapterVia(row: FormRow): boolean {
  return chapterViaRows.some((one) => one === row);
}

/** The part of the form that a row is in, by which a bare 'Total' is told. */
export type FormBlock = 'none' | 'salary' | 'exemptions' | 'section16' | 'otherIncome' | 'chapterVia' | 'tax';
