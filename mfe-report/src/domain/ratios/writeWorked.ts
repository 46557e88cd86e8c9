import { computeRatio, formulaFor, type RatioFigures } from './computeRatio.ts';
import { formatInput, formatRatio } from './formatRatio.ts';
import { ratioInputs } from './inputs.ts';
import { ruleOf, type Ratio } from './ratio.ts';
import type { RatioWords } from './ratioWords.ts';
import { writeInfix } from './writeInfix.ts';

/** A negative value after a sign is in brackets. */
const enclosed = (value: number, text: string): string => (value < 0 ? `(${text})` : text);

/**
 * A ratio with the figures in place of their names: `₹18,00,000 ÷ ₹12,00,000 = 1.5`.
 * @returns undefined if the ratio is not defined for these figures.
 */
export function writeWorked(ratio: Ratio, figures: RatioFigures, words: RatioWords): string | undefined {
  const outcome = computeRatio(ratio, figures);
  if (outcome.kind === 'undefined') return undefined;
  const text = writeInfix(formulaFor(ratio, figures), {
    figure: (input) => {
      const value = figures[input] ?? 0;
      return enclosed(value, formatInput(value, ratioInputs[input].kind));
    },
    term: (part) => {
      const result = computeRatio(part, figures);
      return result.kind === 'value' ? enclosed(result.value, formatRatio(result.value, ruleOf(part).unit, words)) : '';
    },
    plus: ' + ',
    less: ' − ',
    times: ' × ',
    over: ' ÷ ',
    minus: '−',
    ln: 'ln',
  });
  return `${text} = ${formatRatio(outcome.value, ruleOf(ratio).unit, words)}`;
}
