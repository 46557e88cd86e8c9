import { findPeriodInTexts } from '../evidence/printedPeriod.ts';
import { chooseDateReading } from '../readings/chooseDateReading.ts';
import type { ChosenDateReading } from '../readings/chooseDateReading.ts';
import { dateText, isDated } from './cells.ts';
import type { Cells } from './cells.ts';

/** The lines of a table before its titles and below them. */
interface Lines {
  readonly before: readonly Cells[];
  readonly below: readonly Cells[];
}

const textOf = (cells: Cells) => cells.filter((cell) => cell.trim() !== '').join(' ');

/** What only Indian statements hold: the currency, the names of the payment systems, lakhs. In India the day stands first. */
const indianPattern = /₹|\b(?:INR|Rs\.?|UPI|NEFT|IMPS|RTGS|IFSC|MICR|NACH)\b|\d,\d{2},\d{3}\b/;
/** So many lines tell where a file is from. */
const maxLinesRead = 500;

function isIndian({ before, below }: Lines): boolean {
  return [...before, ...below.slice(0, maxLinesRead)].some((cells) => indianPattern.test(textOf(cells)));
}

/**
 * Chooses how the dates of a table are read, by the calendar, the period that the file names, and their order. Dates that
 * could be read either way are ambiguous, except in an Indian file.
 */
export function chooseDates(lines: Lines, column: number): ChosenDateReading {
  const [rows, others] = [true, false].map((dated) => lines.below.filter((cells) => isDated(cells[column]) === dated));
  const texts = [...lines.before, ...(others ?? [])].map(textOf);
  const reading = chooseDateReading(
    (rows ?? []).map((cells) => [dateText(cells[column])]),
    (order) => findPeriodInTexts(texts, order),
  );
  return { ...reading, isAmbiguous: reading.isAmbiguous && !isIndian(lines) };
}
