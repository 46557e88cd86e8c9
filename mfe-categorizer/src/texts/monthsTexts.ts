import { createTexts } from '@artha/shared/remote';
import type { months } from './en/months.ts';

/** The texts of the part that compares months, loaded with it. Months and amounts are texts. */
export type MonthsTexts = typeof months;

/** The texts of the part’s language, for everything that is rendered in `MonthsTextsOf`. */
export const { Texts: MonthsTextsOf, useTexts: useMonthsTexts } = createTexts<MonthsTexts>();
