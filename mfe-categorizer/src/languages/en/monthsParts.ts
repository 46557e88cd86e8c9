import { createMonthsPart } from '../../screens/transaction-categorizer/months/createMonthsPart.tsx';
import { months } from '../../texts/en/months.ts';

export const MonthsPart = createMonthsPart(months);
