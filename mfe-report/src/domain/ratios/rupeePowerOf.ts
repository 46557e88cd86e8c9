import { isRatioId, type Expression } from './expression.ts';
import { ratioInputs } from './inputs.ts';
import { ruleOf } from './ratio.ts';

/**
 * The power of the rupee in the unit of a formula: 1 for an amount, 0 for what counts no rupees. A number is in whatever
 * unit its neighbour is.
 * @returns undefined for such a number, and NaN if the formula adds rupees to something else.
 */
export function rupeePowerOf(expression: Expression): number | undefined {
  if (typeof expression === 'number') return undefined;
  if (typeof expression === 'string') {
    if (isRatioId(expression)) return rupeePowerOf(ruleOf(expression).formula);
    return ratioInputs[expression].kind === 'rupees' ? 1 : 0;
  }
  switch (expression[0]) {
    case 'called':
      return rupeePowerOf(expression[1]);
    case 'over':
    case 'per':
      return (rupeePowerOf(expression[1]) ?? 0) - (rupeePowerOf(expression[2]) ?? 0);
    case 'times': {
      const [, ...factors] = expression;
      const powers = factors.map(rupeePowerOf);
      return powers.every((power) => power === undefined)
        ? undefined
        : powers.reduce<number>((sum, power) => sum + (power ?? 0), 0);
    }
    case 'plus':
    case 'less': {
      const [, ...parts] = expression;
      const [first, ...others] = parts.map(rupeePowerOf).filter((power) => power !== undefined);
      return others.every((power) => power === first) ? first : Number.NaN;
    }
    case 'minus':
      return rupeePowerOf(expression[1]);
    case 'power':
    case 'ln':
      return 0;
  }
}
