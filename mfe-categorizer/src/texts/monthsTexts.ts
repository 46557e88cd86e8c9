import { createTexts } from '@artha/shared/remote';
import type { BudgetTexts } from './budgetTexts.ts';

/** A payment that recurs, with its amounts as text. */
interface RecurringWords {
  readonly name: string;
  readonly category: string;
  readonly amount: string;
  readonly isFixed: boolean;
  /** The day of the month. */
  readonly day: number;
  /** The months from one payment to the next. */
  readonly everyMonths: number;
  readonly yearly: string;
}

/** A category that changed from one month to the next, with amounts as text. */
interface ChangeWords {
  readonly category: string;
  readonly before: string;
  readonly after: string;
  readonly difference: string;
  readonly isMore: boolean;
}

/** The texts of the part that compares months, loaded with it. Months and amounts are texts. */
export interface MonthsTexts extends BudgetTexts {
  readonly title: string;
  readonly day: (date: string) => string;
  readonly lead: (months: number, moneyIn: string, moneyOut: string) => string;
  readonly pairs: (count: number, amount: string) => string;
  readonly single: (count: number) => string;
  readonly partial: (month: string, first: string, last: string) => string;
  readonly empty: (month: string) => string;
  readonly monthsCaption: string;
  readonly categoriesCaption: string;
  readonly heads: {
    readonly month: string;
    readonly moneyIn: string;
    readonly moneyOut: string;
    readonly net: string;
    readonly category: string;
    readonly total: string;
  };
  readonly recurringTitle: string;
  readonly recurringSum: (count: number, yearly: string) => string;
  readonly recurring: (payment: RecurringWords) => string;
  readonly noRecurring: string;
  readonly changesTitle: (before: string, after: string) => string;
  readonly change: (change: ChangeWords) => string;
  readonly noChange: string;
  readonly notCompared: string;
  readonly print: string;
}

/** The texts of the part’s language, for everything that is rendered in `MonthsTextsOf`. */
export const { Texts: MonthsTextsOf, useTexts: useMonthsTexts } = createTexts<MonthsTexts>();
