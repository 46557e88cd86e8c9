import { isRatioId, type Expression } from './expression.ts';
import { isLetters, type FormulaNames } from './formulaNames.ts';
import { needsBrackets } from './needsBrackets.ts';
import { nameOf, ruleOf, type Ratio } from './ratio.ts';

const words = (text: string): string => (isLetters(text) ? text : String.raw`\text{${text}}`);
const signs = { plus: ' + ', less: ' - ', times: String.raw` \times ` } as const;

/** @param fraction the command of its outermost fraction; one within another stays as large. */
function write(expression: Expression, fraction: string, names: FormulaNames): string {
  const inner = (one: Expression): string => write(one, String.raw`\dfrac`, names);
  if (typeof expression === 'number') return String(expression);
  if (typeof expression === 'string') {
    return isRatioId(expression) ? String.raw`\text{${names.letters(expression)}}` : words(names.figure(expression));
  }
  switch (expression[0]) {
    case 'called':
      return words(names.called(expression[2]));
    case 'over':
      return `${fraction}{${inner(expression[1])}}{${inner(expression[2])}}`;
    case 'per':
      return `${inner(expression[1])} / ${inner(expression[2])}`;
    case 'power':
      return `(${inner(expression[1])})^{${inner(expression[2])}}`;
    case 'minus':
      return needsBrackets('minus', expression[1], false) ? `-(${inner(expression[1])})` : `-${inner(expression[1])}`;
    case 'ln': {
      const of = inner(expression[1]);
      return of.includes('frac') ? String.raw`\ln\left(${of}\right)` : String.raw`\ln(${of})`;
    }
    default: {
      const [operation, ...operands] = expression;
      return operands
        .map((operand, index) => {
          const written = write(operand, fraction, names);
          return needsBrackets(operation, operand, index === 0) ? String.raw`\left(${written}\right)` : written;
        })
        .join(signs[operation]);
    }
  }
}

/** The formula of a ratio in LaTeX, with the name of the ratio. */
export function writeLatex(ratio: Ratio, names: FormulaNames): string {
  const { formula, unit } = ruleOf(ratio);
  const percent = unit === '%' ? String.raw` \times 100\%` : '';
  return String.raw`\text{${nameOf(ratio, names)}} = ${write(formula, String.raw`\frac`, names)}${percent}`;
}
