import type { MathNode } from '../../texts/en/formulas.tex';
import { isRatioId, type Expression } from './expression.ts';
import { isLetters, type FormulaNames } from './formulaNames.ts';
import { needsBrackets } from './needsBrackets.ts';
import { nameOf, ruleOf, type Ratio } from './ratio.ts';

const signs = { plus: '+', less: '−', times: '×' } as const;

const sign = (text: string): MathNode => ['mo', {}, text];
const bracket = (text: string): MathNode => ['mo', { stretchy: 'false' }, text];
const row = (nodes: readonly MathNode[]): MathNode => ['mrow', {}, ...nodes];

function name(text: string): MathNode {
  if (!isLetters(text)) return ['mtext', {}, text];
  const [letters = '', index] = text.split('_');
  const identifier: MathNode = ['mi', {}, letters];
  return index === undefined ? identifier : ['msub', {}, identifier, ['mn', {}, index]];
}

function write(expression: Expression, names: FormulaNames): readonly MathNode[] {
  const inner = (one: Expression): readonly MathNode[] => write(one, names);
  const enclosed = (one: Expression): readonly MathNode[] => [bracket('('), ...inner(one), bracket(')')];
  if (typeof expression === 'number') return [['mn', {}, String(expression)]];
  if (typeof expression === 'string') {
    return [isRatioId(expression) ? ['mtext', {}, names.letters(expression)] : name(names.figure(expression))];
  }
  switch (expression[0]) {
    case 'called':
      return [name(names.called(expression[2]))];
    case 'over':
      return [['mfrac', {}, row(inner(expression[1])), row(inner(expression[2]))]];
    case 'per':
      return [...inner(expression[1]), sign('/'), ...inner(expression[2])];
    case 'power':
      return [['msup', {}, row(enclosed(expression[1])), row(inner(expression[2]))]];
    case 'minus':
      return [sign('−'), ...(needsBrackets('minus', expression[1], false) ? enclosed : inner)(expression[1])];
    case 'ln':
      return [['mi', {}, 'ln'], ...enclosed(expression[1])];
    default: {
      const [operation, ...operands] = expression;
      return operands.flatMap((operand, index) => [
        ...(index === 0 ? [] : [sign(signs[operation])]),
        ...(needsBrackets(operation, operand, index === 0) ? enclosed : inner)(operand),
      ]);
    }
  }
}

/**
 * The formula of a ratio as MathML, with the name of the ratio: for formulas that are not typeset when the site is built.
 */
export function writeMath(ratio: Ratio, names: FormulaNames): MathNode {
  const { formula, unit } = ruleOf(ratio);
  return row([
    ['mtext', {}, nameOf(ratio, names)],
    sign('='),
    ...write(formula, names),
    ...(unit === '%' ? [sign('×'), ['mn', {}, '100'] as const, ['mi', { mathvariant: 'normal' }, '%'] as const] : []),
  ]);
}
