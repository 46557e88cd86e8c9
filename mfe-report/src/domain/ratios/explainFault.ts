import type { Fault, RatioFigures } from './computeRatio.ts';
import type { Expression } from './expression.ts';
import { formatInput } from './formatRatio.ts';
import { ratioInputs, type FigureKind } from './inputs.ts';
import { inputsOf } from './inputsOf.ts';
import type { Ratio } from './ratio.ts';
import type { RatioWords } from './ratioWords.ts';
import { isRatioId } from './expression.ts';
import { rupeePowerOf } from './rupeePowerOf.ts';
import { writeInfix } from './writeInfix.ts';

/** Below it, a computer no longer tells 1 + r from 1 well enough. */
const SMALLEST_RATE = 1e-9;

/** Why a divisor in a formula with a rate of interest is not above zero. */
function explainRate(
  ratio: Ratio,
  { rate = 0, periods = 0, initialInvestment = 0, periodicCashFlow = 0 }: RatioFigures,
  words: RatioWords,
): string {
  if (rate < 0) return words.negativeRate;
  if (ratio === 'equivalent-annual-annuity' && periods <= 0) {
    return words.noPeriods(formatInput(periods, 'periods'));
  }
  if (rate < SMALLEST_RATE) return words.rateNearZero;
  const interest = initialInvestment * rate;
  if (ratio === 'equivalent-annual-annuity' || !Number.isFinite(interest)) {
    return words.outOfRange;
  }
  return words.neverBack(formatInput(interest, 'rupees'), formatInput(periodicCashFlow, 'rupees'));
}

/** A divisor by the names of its figures: `Total assets − Current liabilities`. */
function nameDivisor(divisor: Expression, words: RatioWords): string {
  return writeInfix(divisor, {
    figure: words.label,
    term: words.ratio,
    plus: ' + ',
    less: ' − ',
    times: ' × ',
    over: ' ÷ ',
    minus: '−',
    ln: 'ln',
  });
}

function kindOf(divisor: Expression): FigureKind {
  const name = typeof divisor === 'object' && divisor[0] === 'called' ? divisor[1] : divisor;
  if (typeof name === 'string' && !isRatioId(name)) return ratioInputs[name].kind;
  return rupeePowerOf(divisor) === 1 ? 'rupees' : 'count';
}

/** Says in a sentence why a ratio has no value for some figures. */
export function explainFault(ratio: Ratio, fault: Fault, figures: RatioFigures, words: RatioWords): string {
  switch (fault.kind) {
    case 'missing':
      return words.needs([words.label(fault.input)]);
    case 'size':
      return words.tooLarge;
    case 'logarithm':
      return explainRate(ratio, figures, words);
    case 'divisor': {
      const { divisor, value } = fault;
      const isCompound = typeof divisor === 'object' && divisor[0] !== 'called';
      if (isCompound && typeof ratio === 'string' && inputsOf(ratio).includes('rate')) {
        return explainRate(ratio, figures, words);
      }
      const name = nameDivisor(divisor, words);
      const kind = kindOf(divisor);
      return value === 0
        ? words.dividedByZero(name, formatInput(0, kind))
        : words.negativeDivisor(name, formatInput(value, kind));
    }
  }
}
