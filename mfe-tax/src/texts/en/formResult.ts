import { formatRupees } from '@artha/shared/format';
import type { DocumentNote } from '../../domain/forms/combineDocuments.ts';
import type { DifferenceReason } from '../../domain/forms/compareWithEstimate.ts';
import type { FigureStatus } from '../../domain/forms/form16.ts';
import type { FormRow } from '../../domain/forms/formRow.ts';
import type { Place } from '../../domain/forms/printedPage.ts';
import type { RegimeId } from '../../domain/regimes.ts';

function describeNote(note: DocumentNote): string {
  switch (note.kind) {
    case 'yearUnknown':
      return `${note.name} does not say its year, so it is left out.`;
    case 'yearWithoutRules':
      return `${note.name} is for ${note.year}, a year whose rules are not here, so it is left out.`;
    case 'otherYear':
      return `${note.name} is for ${note.year}, the other files are for ${note.used}. It is left out.`;
    case 'revised':
      return `${note.name} and ${note.used} are of the same employer. The form that was changed last, ${note.used}, is used alone.`;
    case 'sameTwice':
      return `${note.name} has the same figures as another file, and counts once.`;
    case 'otherPerson':
      return `${note.name} has the PAN of another person, so it is left out.`;
    case 'partMissing':
      return note.part === 'A'
        ? `${note.name} has no Part A, so the tax deducted is missing. Add Part A, or type the tax.`
        : `${note.name} has no Part B, so salary and deductions are missing. Add Part B.`;
    case 'employers':
      return `The forms are of ${note.count} employers. Their salaries are added; the standard deduction counts once; of deductions that you reported to both, the larger counts. Each employer may have used the lower slabs, so tax may be due.`;
    case 'salaryOfOthers':
      return `${note.name} has the salary that another employer paid, too. It is not added again.`;
    case 'countedOnce':
      return `${formatRupees(note.paise / 100)} of interest or dividends is in the AIS twice, with the tax deducted and as a transaction. It counts once.`;
  }
}

/** The figures of Form 16 and AIS, in English. */
export const formResult = {
  note: describeNote,
  notesHeading: 'What to know about these files',
  figuresHeading: 'Figures of Form 16',
  /** @param open how many of the figures shown no sum confirms. */
  figuresLead: (open: number) =>
    open === 0
      ? 'Sums that the form prints confirm every figure shown here.'
      : `Sums that the form prints do not confirm ${open} of the figures shown here. Please compare ${open === 1 ? 'it' : 'them'} with your file, and correct what is wrong.`,
  rows: {
    salary: 'Salary, section 17(1)',
    perquisites: 'Perquisites, section 17(2)',
    profitsInLieu: 'Profits in lieu of salary, section 17(3)',
    grossSalary: 'Gross salary',
    otherEmployers: 'Salary from other employers',
    travelConcession: 'Travel concession, section 10(5)',
    gratuity: 'Gratuity, section 10(10)',
    commutedPension: 'Commuted pension, section 10(10A)',
    leaveEncashment: 'Leave encashment, section 10(10AA)',
    houseRentAllowance: 'House rent allowance, section 10(13A)',
    specialAllowances: 'Special allowances, section 10(14)',
    otherExemptions: 'Other exemptions, section 10',
    exemptions: 'Exemptions, section 10',
    salaryFromEmployer: 'Salary from this employer',
    standardDeduction: 'Standard deduction, section 16(ia)',
    entertainmentAllowance: 'Entertainment allowance, section 16(ii)',
    professionalTax: 'Tax on employment, section 16(iii)',
    section16: 'Deductions, section 16',
    salaryIncome: 'Income from salaries',
    houseProperty: 'Income or loss from house property',
    otherSources: 'Income from other sources',
    otherIncome: 'Other income',
    grossTotalIncome: 'Gross total income',
    section80C: 'Section 80C',
    section80CCC: 'Section 80CCC',
    section80CCD1: 'Section 80CCD(1)',
    total80C: 'Sections 80C, 80CCC and 80CCD(1)',
    section80CCD1B: 'Own NPS, section 80CCD(1B)',
    section80CCD2: 'Employer’s NPS, section 80CCD(2)',
    section80D: 'Health insurance, section 80D',
    section80E: 'Education loan, section 80E',
    section80CCH: 'Agnipath, section 80CCH',
    section80G: 'Donations, section 80G',
    section80TTA: 'Savings interest, section 80TTA',
    otherDeductions: 'Other deductions, Chapter VI-A',
    deductions: 'Deductions, Chapter VI-A',
    totalIncome: 'Total income',
    taxOnIncome: 'Tax on total income',
    rebate: 'Rebate, section 87A',
    surcharge: 'Surcharge',
    cess: 'Health and education cess',
    taxPayable: 'Tax payable',
    relief: 'Relief, section 89',
    netTax: 'Net tax payable',
    taxDeducted: 'Tax deducted (TDS)',
  } satisfies Record<FormRow, string>,
  place: ({ page, line }: Place) => `Page ${page}, line ${line}`,
  placeIn: (name: string, { page, line }: Place) => `${name}: page ${page}, line ${line}`,
  statuses: {
    proved: 'confirmed by a sum',
    unproved: 'no sum confirms it',
    contradicted: 'does not add up, please check',
  } satisfies Record<FigureStatus, string>,
  claimedAndAllowed: (claimed: string, allowed: string) => `claimed ${claimed}, allowed ${allowed}`,
  unreadable: 'Enter an amount, such as 1,50,000.',
  aisHeading: 'Interest and dividends of the AIS',
  notCounted: (code: string) => `${code}: not counted. If it is income, add it in the estimate.`,
  interest: 'Interest',
  dividends: 'Dividends',
  source: 'Source',
  information: 'Code',
  amount: 'Amount',
  where: 'Place',
  inJson: 'JSON',
  regimeQuestion: 'Regime of the form',
  regimes: { old: 'Old', new: 'New' } satisfies Record<RegimeId, string>,
  comparison: (year: string, regime: RegimeId) => `Form 16 and the estimate for ${year}, ${regime} regime`,
  row: 'Row',
  inForm: 'Form 16',
  inEstimate: 'Estimate',
  why: 'Difference',
  same: 'Same',
  reasons: {
    limit: 'The Act allows no more.',
    regime: 'The new regime does not allow it.',
    fromAis: 'The AIS has more interest and dividends.',
    edited: 'The figure that is used is another one: you changed it, or it was claimed and not allowed.',
    together: 'Each employer computed without the salary of the other.',
    sum: 'It follows from the rows above.',
    rules: 'The income is the same. Age above 60, a relief, or income with rates of its own can be the reason.',
  } satisfies Record<DifferenceReason, string>,
  due: (amount: string) => `By these figures, ${amount} of tax is due after the tax deducted.`,
  refund: (amount: string) => `By these figures, ${amount} of tax was deducted too much.`,
  settled: 'By these figures, the tax deducted is exactly the tax.',
  noYear: 'No file has a year whose rules are here, so there is nothing to compare.',
  fill: 'Use these figures in the estimate',
  fillNote:
    'Form 16 does not print your basic salary, so the estimate begins with the whole salary of section 17(1) in its place. This is information, not advice: the return is what counts.',
};
