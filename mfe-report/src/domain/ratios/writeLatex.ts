import type { TermId } from '../termNames.ts';
import { isTermId, type Expression } from './expression.ts';
import { figureName, isLetters, termLetters, termName } from './formulaNames.ts';
import { ratioRules } from './rules.ts';

const words = (text: string): string => (isLetters(text) ? text : String.raw`\text{${text}}`);
const signs = { plus: ' + ', less: ' - ', times: String.raw` \times ` } as const;

/** @param fraction the command of its outermost fraction; one within another stays as large. */
function write(expression: Expression, fraction: string): string {
  const inner = (one: Expression): string => write(one, String.raw`\dfrac`);
  if (typeof expression === 'number') return String(expression);
  if (typeof expression === 'string') {
    return isTermId(expression) ? String.raw`\text{${termLetters(expression)}}` : words(figureName(expression));
  }
  switch (expression[0]) {
    case 'called':
      return words(expression[2]);
    case 'over':
      return `${fraction}{${inner(expression[1])}}{${inner(expression[2])}}`;
    case 'per':
      return `${inner(expression[1])} / ${inner(expression[2])}`;
    case 'power':
      return `(${inner(expression[1])})^{${inner(expression[2])}}`;
    case 'minus':
      return `-${inner(expression[1])}`;
    case 'ln': {
      const of = inner(expression[1]);
      return of.includes('frac') ? String.raw`\ln\left(${of}\right)` : String.raw`\ln(${of})`;
    }
    default: {
      const [operation, ...operands] = expression;
      return operands.map((operand) => write(operand, fraction)).join(signs[operation]);
    }
  }
}

/** The formula of a ratio in LaTeX, with the name of the ratio. */
export function writeLatex(id: TermId): string {
  const { formula, unit } = ratioRules[id];
  const percent = unit === '%' ? String.raw` \times 100\%` : '';
  return String.raw`\text{${termName(id)}} = ${write(formula, String.raw`\frac`)}${percent}`;
}
