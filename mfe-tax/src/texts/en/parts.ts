import { englishWords } from '@artha/shared/format';
import type { LeavingAmount, LeavingRule } from '../../domain/act/leaving.ts';
import type { Span } from '../../domain/act/span.ts';
import type { LeavingCount } from '../../domain/parts/leavingFields.ts';
import type { FieldText } from '../fieldText.ts';

/** @param month 1 is April. */
const monthName = (month: number): string => englishWords.months[(month + 2) % 12] ?? '';

const leavingFields: Readonly<Record<LeavingAmount | LeavingCount, FieldText>> = {
  gratuity: { label: 'Gratuity received', hint: 'It is not part of the amounts above.' },
  leavePay: {
    label: 'Leave encashment received',
    hint: 'On leaving. What is paid for leave during service is taxed whole: add it to other allowance.',
  },
  lastSalary: { label: 'Last monthly salary', hint: 'Basic salary and dearness allowance.' },
  averageSalary: {
    label: 'Average monthly salary',
    hint: 'Of the last ten months: basic, with the dearness allowance that counts for your pension.',
  },
  gratuityEarlier: { label: 'Gratuity exempt in earlier years', hint: 'It lowers the limit of this year.' },
  leavePayEarlier: { label: 'Leave encashment exempt in earlier years', hint: 'It lowers the limit of this year.' },
  years: { label: 'Completed years of service', hint: 'With the employer that you left.' },
  months: { label: 'Months beyond them', hint: 'More than six count as a year for gratuity.' },
  leaveDays: { label: 'Days of earned leave not taken', hint: 'At most 30 count for each completed year.' },
};

/** The texts of employers and homes by months, and of leaving an employer, in English. */
export const parts = {
  monthName,
  /** Empty for a whole year. */
  months: ({ from, to }: Span): string => {
    if (from === to) return monthName(from);
    return from === 1 && to === 12 ? '' : `${monthName(from)} to ${monthName(to)}`;
  },
  from: 'From',
  to: 'To',
  jobMonths: 'Months in which this employer paid the salary above',
  job: (position: number) => `Employer ${position}`,
  addJob: 'Add another employer',
  removeJob: (position: number) => `Remove employer ${position}`,
  ofTheseMonths: 'For all these months together.',
  jobTax: { label: 'TDS of this employer', hint: 'Do not count it again in the TDS below.' } satisfies FieldText,
  homeMonths: 'Months for which you paid this rent',
  home: (position: number) => `Home ${position}`,
  addHome: 'Add another home or rent',
  removeHome: (position: number) => `Remove home ${position}`,
  homeRent: { label: 'Rent Paid', hint: 'For all these months together.' } satisfies FieldText,
  leavingRule: 'Gratuity or leave encashment on leaving',
  leavingHint: 'If you retired or left an employer in the year. Both are exempt in both regimes, up to a limit.',
  notLeft: 'None in this year',
  leavingRules: {
    covered: 'Employer under the Payment of Gratuity Act',
    others: 'Another employer',
    government: 'Central or state government',
    form16: 'The exempt amounts of Form 16',
  } satisfies Record<LeavingRule, string>,
  leavingFields,
  /** Why a part is exempt. @param amounts what was received, and the limits in their order. */
  leavingLine: {
    gratuity: ([received = '', earned = '', limit = '']: readonly string[], exempt: string, rule: LeavingRule) =>
      `Gratuity: the least of what you received (${received}), ${rule === 'covered' ? '15/26 of the last monthly salary' : 'half of the average monthly salary'} for each year (${earned}) and the limit (${limit}) is exempt: ${exempt}.`,
    leavePay: ([received = '', leave = '', tenMonths = '', limit = '']: readonly string[], exempt: string) =>
      `Leave encashment: the least of what you received (${received}), the pay for your leave (${leave}), ten months’ average salary (${tenMonths}) and the limit (${limit}) is exempt: ${exempt}.`,
  },
  severalHeading: 'What several employers leave to pay',
  severalLead: (old: string, recent: string, section: string) =>
    `An employer that does not know of the other salary gives you the lower slabs and the standard deduction again when it deducts tax (${section}). The tax on all the salary is higher: ${old} of it is not deducted in the old regime, ${recent} in the new one. You pay it as advance tax by the dates below, or with the return and its interest.`,
  tellEmployer: {
    1961: 'If you tell the present employer of the earlier salary (Form 12B), it deducts the rest.',
    2025: 'If you tell the present employer of the earlier salary and its tax (Form 12B until 2025-26), it deducts the rest.',
  },
  severalTable: 'Tax on salary by employer, in rupees',
  deductedAlone: 'Deducted by',
  onAllSalary: 'Tax on all the salary',
  notDeducted: 'Deducted by no one',
};
