import { isRatioId, type Expression } from './expression.ts';
import { ratioInputs, type InputId } from './inputs.ts';
import { ruleOf, type Ratio } from './ratio.ts';
import { writeInfix, type InfixStyle } from './writeInfix.ts';

/** The name of a figure's cell in a spreadsheet: `TotalAssets`. */
export function sheetName(input: InputId): string {
  return ratioInputs[input].sheetName ?? input.charAt(0).toUpperCase() + input.slice(1);
}

/** A cell by the name or the address that a sheet gives a figure. */
export type CellOf = (input: InputId) => string;

const styleWith = (figure: CellOf): InfixStyle => ({
  figure,
  term: (id) => {
    throw new Error(`${id} has no cell of its own.`);
  },
  plus: '+',
  less: '-',
  times: '*',
  over: '/',
  minus: '-',
  ln: 'LN',
});

/** A formula in which other ratios are written out. */
function withoutTerms(expression: Expression): Expression {
  if (typeof expression === 'string')
    return isRatioId(expression) ? withoutTerms(ruleOf(expression).formula) : expression;
  if (typeof expression === 'number') return expression;
  switch (expression[0]) {
    case 'over':
      return ['over', withoutTerms(expression[1]), withoutTerms(expression[2])];
    case 'plus':
    case 'less':
    case 'times': {
      const [operation, first, second, ...others] = expression;
      return [operation, withoutTerms(first), withoutTerms(second), ...others.map(withoutTerms)];
    }
    default:
      return expression;
  }
}

/**
 * The formula of a ratio for Excel, Google Sheets or LibreOffice, over cells that by default are named as
 * `sheetName` says: `=TotalAssets/SalesRevenue`. A percentage comes out as a fraction, to be formatted as a percentage.
 */
export function writeSheet(ratio: Ratio, cellOf: CellOf = sheetName): string {
  const { formula, atZeroRate } = ruleOf(ratio);
  const style = styleWith(cellOf);
  const text = writeInfix(withoutTerms(formula), style);
  if (atZeroRate === undefined) return `=${text}`;
  return `=IF(${cellOf('rate')}=0,${writeInfix(atZeroRate, style)},${text})`;
}
