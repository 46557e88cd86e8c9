import type { TermId } from '../termNames.ts';
import { figureName, termLetters, termName } from './formulaNames.ts';
import { ratioRules } from './rules.ts';
import { writeInfix, type InfixStyle } from './writeInfix.ts';

const style: InfixStyle = {
  figure: (input, called) => called?.replace('_0', '') ?? figureName(input),
  term: termLetters,
  plus: ' + ',
  less: ' - ',
  times: ' × ',
  over: ' / ',
  minus: '-',
  ln: 'ln',
};

/** The formula of a ratio as a line of text: `Current Ratio = Current Assets / Current Liabilities`. */
export function writePlain(id: TermId): string {
  const { formula, unit } = ratioRules[id];
  return `${termName(id)} = ${writeInfix(formula, style)}${unit === '%' ? ' × 100%' : ''}`;
}
