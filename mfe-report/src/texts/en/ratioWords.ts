import { inLakh } from '@artha/shared/format';
import { ratioInputs } from '../../domain/ratios/inputs.ts';
import type { RatioWords } from '../../domain/ratios/ratioWords.ts';
import { termName } from './formulaNames.ts';

const counted = (text: string, noun: string): string => `${text} ${text === '1' ? noun : `${noun}s`}`;

function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}

/** Values of ratios in English, for the page and the PDF. */
export const ratioWords: RatioWords = {
  label: (input) => ratioInputs[input].label,
  ratio: termName,
  inLakh,
  days: (count) => counted(count, 'day'),
  periods: (count) => counted(count, 'period'),
  needs: (labels) => `It needs ${listWords(labels)}.`,
  tooLarge: 'The result is too large to show.',
  negativeRate: 'The rate per period is below zero, and the formula needs one of zero or more.',
  noPeriods: (periods) => `The number of periods is ${periods}, and there must be at least one.`,
  rateNearZero: 'The rate per period is too close to zero to compute with.',
  outOfRange: 'The figures are too large or too small to compute with.',
  neverBack: (interest, income) =>
    `Interest on the investment is ${interest} a period, and only ${income} comes in: the money never comes back.`,
  dividedByZero: (label, zero) => `${label} is ${zero}, and nothing can be divided by zero.`,
  negativeDivisor: (label, value) => `${label} is below zero (${value}), and the result would mean nothing.`,
};
