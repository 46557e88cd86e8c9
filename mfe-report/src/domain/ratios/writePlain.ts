import type { FormulaNames } from './formulaNames.ts';
import { nameOf, ruleOf, type Ratio } from './ratio.ts';
import { writeInfix, type InfixStyle } from './writeInfix.ts';

const styleWith = (names: FormulaNames): InfixStyle => ({
  figure: (input, called) => (called === undefined ? names.figure(input) : names.called(called).replace('_0', '')),
  term: names.letters,
  plus: ' + ',
  less: ' - ',
  times: ' × ',
  over: ' / ',
  minus: '-',
  ln: 'ln',
});

/** The formula of a ratio as a line of text: `Current Ratio = Current Assets / Current Liabilities`. */
export function writePlain(ratio: Ratio, names: FormulaNames): string {
  const { formula, unit } = ruleOf(ratio);
  return `${nameOf(ratio, names)} = ${writeInfix(formula, styleWith(names))}${unit === '%' ? ' × 100%' : ''}`;
}
