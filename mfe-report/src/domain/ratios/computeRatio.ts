import { isRatioId, type Expression } from './expression.ts';
import type { InputId } from './inputs.ts';
import { ruleOf, type Ratio } from './ratio.ts';

/** Figures of one year or project: rupees, a rate as a fraction, a number of periods. */
export type RatioFigures = Readonly<Partial<Record<InputId, number>>>;

/** Why a ratio has no value. */
export type Fault =
  | { readonly kind: 'missing'; readonly input: InputId }
  /** The divisor is not above zero. */
  | { readonly kind: 'divisor'; readonly divisor: Expression; readonly value: number }
  /** The argument of a logarithm is not above zero. */
  | { readonly kind: 'logarithm'; readonly of: Expression; readonly value: number }
  /** The value is too large to show. */
  | { readonly kind: 'size' };

/** The value of a ratio in its unit (a percentage as a fraction: 0.08 is 8%), or why it is undefined. */
export type RatioOutcome =
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'undefined'; readonly fault: Fault };

/** Beyond it numbers are no longer exact to the hundredth, and no business is as large: a hundred crore crore. */
const LARGEST = 1e15;

/** Ends a computation from within its formula. */
class NotDefined extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.kind);
    this.fault = fault;
  }
}

function divide(above: Expression, below: Expression, figures: RatioFigures): number {
  // By a quotient: that is one rounding less, and a faulty divisor is a figure that has a name.
  if (typeof below === 'object' && below[0] === 'per') {
    return divide(['times', above, below[2]], below[1], figures);
  }
  const value = evaluate(below, figures);
  // A divisor below zero has no meaning in any of these ratios: they compare amounts of things that are there.
  if (!(value > 0)) throw new NotDefined({ kind: 'divisor', divisor: below, value });
  return evaluate(above, figures) / value;
}

function valueOf(input: InputId, figures: RatioFigures): number {
  const value = figures[input];
  if (value === undefined) throw new NotDefined({ kind: 'missing', input });
  return value;
}

function evaluate(expression: Expression, figures: RatioFigures): number {
  if (typeof expression === 'number') return expression;
  if (typeof expression === 'string') {
    return isRatioId(expression) ? evaluateRatio(expression, figures) : valueOf(expression, figures);
  }
  switch (expression[0]) {
    case 'called':
      return valueOf(expression[1], figures);
    case 'over':
    case 'per':
      return divide(expression[1], expression[2], figures);
    case 'power':
      return evaluate(expression[1], figures) ** evaluate(expression[2], figures);
    case 'minus':
      return -evaluate(expression[1], figures);
    case 'ln': {
      const value = evaluate(expression[1], figures);
      if (!(value > 0)) throw new NotDefined({ kind: 'logarithm', of: expression[1], value });
      return Math.log(value);
    }
    default: {
      const [operation, first, ...others] = expression;
      return others.reduce<number>(
        (result, other) => {
          const operand = evaluate(other, figures);
          if (operation === 'plus') return result + operand;
          return operation === 'less' ? result - operand : result * operand;
        },
        evaluate(first, figures),
      );
    }
  }
}

/** The formula of a ratio for some figures: if the rate is zero and the formula has a limit there, its limit. */
export function formulaFor(ratio: Ratio, figures: RatioFigures): Expression {
  const { formula, atZeroRate } = ruleOf(ratio);
  return atZeroRate !== undefined && figures.rate === 0 ? atZeroRate : formula;
}

function evaluateRatio(ratio: Ratio, figures: RatioFigures): number {
  return evaluate(formulaFor(ratio, figures), figures);
}

/** Computes a ratio. An undefined ratio has a reason and no number: never NaN, never infinite. */
export function computeRatio(ratio: Ratio, figures: RatioFigures): RatioOutcome {
  try {
    const value = evaluateRatio(ratio, figures);
    return Math.abs(value) <= LARGEST
      ? // No minus before a zero.
        { kind: 'value', value: value === 0 ? 0 : value }
      : { kind: 'undefined', fault: { kind: 'size' } };
  } catch (fault) {
    if (fault instanceof NotDefined) return { kind: 'undefined', fault: fault.fault };
    throw fault;
  }
}
