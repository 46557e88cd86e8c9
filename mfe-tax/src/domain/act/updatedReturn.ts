import type { FinancialYear } from '../financialYear.ts';

/** The additional tax of an updated return until a day. */
export interface UpdatedReturnTerm {
  /** As YYYY-MM-DD. */
  readonly until: string;
  /** Of the tax and interest that the updated return leaves to pay. */
  readonly percent: number;
}

/** Section 140B(3) of the Act of 1961 since the Finance Act, 2025; section 267(5) of the Act of 2025. */
const percents = [25, 50, 60, 70] as const;

/** By how many points of a hundred the additional tax rises in an answer to a notice of reassessment: the Finance Act, 2026. */
export const NOTICE_PERCENT = 10;

/** The additional tax of an updated return of a year, by the day on which it is filed; each term begins after the one before. */
export function updatedReturnTerms(year: FinancialYear): readonly UpdatedReturnTerm[] {
  const start = Number(year.slice(0, 4));
  return percents.map((percent, index) => ({ until: `${start + 3 + index}-03-31`, percent }));
}

/** Why an updated return cannot be filed: section 139(8A), provisos (263(6)(c) of the Act of 2025). */
export const updatedReturnBars = [
  'loss',
  'lowerTax',
  'refund',
  'second',
  'assessment',
  'information',
  'search',
  'prosecution',
] as const;

/** A reason why an updated return cannot be filed. */
export type UpdatedReturnBar = (typeof updatedReturnBars)[number];

const checkedOn = '2026-11-29';

/** The sections of the updated return by Act, and where they were read. */
export const updatedReturnSections = {
  1961: {
    filing: '139(8A)',
    tax: '140B',
    sources: ['https://gazettetracker.com/g/CG-DL-E-31032026-271445', 'https://www.taxtmi.com/acts?id=53781'],
    checkedOn,
  },
  2025: {
    filing: '263(6)',
    tax: '267',
    sources: [
      'https://future.indiankanoon.org/doc/95858582',
      'https://easevalue.com/income-tax-act-2025/section-267-tax-updated-return',
    ],
    checkedOn,
  },
} as const;
