import { createMonthsPart } from '../../screens/transaction-categorizer/months/createMonthsPart.tsx';
import { months } from '../../texts/hi/months.ts';

export const MonthsPart = createMonthsPart(months);
