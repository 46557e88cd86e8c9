export { longDate } from './dates.ts';
export { numberFormat } from './numbers.ts';
export { parseAmount, toLatinDigits, type AmountFault, type ParsedAmount } from './parseAmount.ts';
export { englishWords } from './englishWords.ts';
export { hindiWords } from './hindiWords.ts';
export type { FormatWords } from './words.ts';
export { formatFigure, formatRupees, formatRupeesAndPaise, inLakh } from './rupees.ts';
