import type { TermId } from '../termIds.ts';
import { isTermId, type Expression } from './expression.ts';
import { ratioInputs, type InputId } from './inputs.ts';
import { ratioRules } from './rules.ts';
import { writeInfix, type InfixStyle } from './writeInfix.ts';

/** The name of a figure's cell in a spreadsheet: `TotalAssets`. */
export function sheetName(input: InputId): string {
  return ratioInputs[input].sheetName ?? input.charAt(0).toUpperCase() + input.slice(1);
}

const style: InfixStyle = {
  figure: sheetName,
  term: (id) => {
    throw new Error(`${id} has no cell of its own.`);
  },
  plus: '+',
  less: '-',
  times: '*',
  over: '/',
  minus: '-',
  ln: 'LN',
};

/** A formula in which other ratios are written out. */
function withoutTerms(expression: Expression): Expression {
  if (typeof expression === 'string') return isTermId(expression) ? ratioRules[expression].formula : expression;
  if (typeof expression === 'number') return expression;
  switch (expression[0]) {
    case 'plus':
    case 'less': {
      const [operation, first, second, ...others] = expression;
      return [operation, withoutTerms(first), withoutTerms(second), ...others.map(withoutTerms)];
    }
    default:
      return expression;
  }
}

/**
 * The formula of a ratio for Excel, Google Sheets or LibreOffice, over cells that are named as `sheetName` says:
 * `=TotalAssets/SalesRevenue`. A percentage comes out as a fraction, to be formatted as a percentage.
 */
export function writeSheet(id: TermId): string {
  const { formula, atZeroRate } = ratioRules[id];
  const text = writeInfix(withoutTerms(formula), style);
  if (atZeroRate === undefined) return `=${text}`;
  return `=IF(${sheetName('rate')}=0,${writeInfix(atZeroRate, style)},${text})`;
}
