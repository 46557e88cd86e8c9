import type { TermId } from '../termIds.ts';
import type { Fault, RatioFigures } from './computeRatio.ts';
import type { Expression } from './expression.ts';
import { formatInput } from './formatRatio.ts';
import { isInputId, ratioInputs, type InputId } from './inputs.ts';
import type { RatioWords } from './ratioWords.ts';

function inputOf(expression: Expression): InputId | undefined {
  const name = typeof expression === 'object' && expression[0] === 'called' ? expression[1] : expression;
  return typeof name === 'string' && isInputId(name) ? name : undefined;
}

/** Below it, a computer no longer tells 1 + r from 1 well enough. */
const SMALLEST_RATE = 1e-9;

/** Why a divisor of several figures is not above zero. */
function explainDivisor(
  id: TermId,
  { rate = 0, periods = 0, initialInvestment = 0, periodicCashFlow = 0 }: RatioFigures,
  words: RatioWords,
): string {
  if (rate < 0) return words.negativeRate;
  if (id === 'equivalent-annual-annuity' && periods <= 0) {
    return words.noPeriods(formatInput(periods, 'periods'));
  }
  if (rate < SMALLEST_RATE) return words.rateNearZero;
  const interest = initialInvestment * rate;
  if (id === 'equivalent-annual-annuity' || !Number.isFinite(interest)) {
    return words.outOfRange;
  }
  return words.neverBack(formatInput(interest, 'rupees'), formatInput(periodicCashFlow, 'rupees'));
}

/** Says in a sentence why a ratio has no value for some figures. */
export function explainFault(id: TermId, fault: Fault, figures: RatioFigures, words: RatioWords): string {
  switch (fault.kind) {
    case 'missing':
      return words.needs([words.label(fault.input)]);
    case 'size':
      return words.tooLarge;
    case 'logarithm':
      return explainDivisor(id, figures, words);
    case 'divisor': {
      const input = inputOf(fault.divisor);
      if (input === undefined) return explainDivisor(id, figures, words);
      const label = words.label(input);
      const { kind } = ratioInputs[input];
      return fault.value === 0
        ? words.dividedByZero(label, formatInput(0, kind))
        : words.negativeDivisor(label, formatInput(fault.value, kind));
    }
  }
}
