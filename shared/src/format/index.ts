export { longDate } from './dates.ts';
export { numberFormat } from './numbers.ts';
export { formatFigure, formatRupees, formatRupeesAndPaise, inLakh } from './rupees.ts';
