import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import katex from 'katex';
import { writePlain } from '../../domain/ratios/writePlain.ts';
import { formulaNames } from './formulaNames.ts';
import { financialTerms } from './terms.ts';

const names = [
  'Asset To Sales Ratio',
  'Asset Turnover Ratio',
  'Contribution Margin',
  'Current Ratio',
  'Debt Ratio',
  'Discounted Payback Period',
  'Equivalent Annual Annuity',
  'Inventory Turnover Ratio',
  'Net Profit Margin',
  'Payback Period',
  'Quick Ratio',
  'Return On Investment',
  'Asset Turnover',
  'Average Collection Period',
  'Net Profit',
  'Cash Conversion Cycle',
  'Inventory Conversion Period',
  'Inventory Conversion Ratio',
  'Inventory Turnover',
  'Payables Conversion Period',
  'Receivables Conversion Period',
  'Receivables Turnover Ratio',
];

const lines = readFileSync(join(import.meta.dirname, 'formulas.tex'), 'utf8')
  .trimEnd()
  .split('\n');
const latexById = new Map(
  lines.map((line) => [line.slice(0, line.indexOf(' = ')), line.slice(line.indexOf(' = ') + 3)]),
);

/** The words and letters of a formula in their order, without the commands and subscripts of the markup. */
const wordsOf = (formula: string) =>
  formula
    .replaceAll('\\ln', 'ln')
    .replaceAll(/\\[a-z]+|_0/g, ' ')
    .match(/[A-Za-z]+/g);

describe('the financial terms', () => {
  test('are the twenty-two of the specification, in its order', () => {
    expect(financialTerms.map((term) => term.name)).toEqual(names);
  });

  test('have an id each, which a link can carry as it is', () => {
    const ids = financialTerms.map((term) => term.id);
    expect(new Set(ids).size).toBe(22);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test.each(financialTerms)('$name is explained in one to three sentences', ({ explanation }) => {
    expect(explanation.split(/(?<=\.) /).length).toBeLessThanOrEqual(3);
    expect(explanation).toMatch(/^[A-Z].{60,260}[^.!?]\.$/);
  });

  test.each(financialTerms)('$name has a brief that fits on a card', ({ brief }) => {
    expect(brief).toMatch(/^[A-Z][^.]{10,75}$/);
    expect(brief).not.toMatch(/[*/-]/);
  });
});

describe('the typeset formulas', () => {
  test('have one line for each term, in the order of the terms', () => {
    expect([...latexById.keys()]).toEqual(financialTerms.map((term) => term.id));
    expect(lines).toHaveLength(22);
  });

  test.each(financialTerms)('$name is markup that KaTeX accepts', ({ id }) => {
    const render = () =>
      katex.renderToString(latexById.get(id) ?? '\\missing', { output: 'mathml', throwOnError: true });
    expect(render()).toContain('<math');
  });

  test.each(financialTerms)('$name says the same in plain text as in markup', ({ id, name }) => {
    const formula = writePlain(id, formulaNames);
    expect(formula.startsWith(`${name} = `)).toBe(true);
    expect(wordsOf(latexById.get(id) ?? '')).toEqual(wordsOf(formula));
  });

  test.each(financialTerms)('$name states its days a year if it has them', ({ id, dayCount }) => {
    expect(writePlain(id, formulaNames).includes('365')).toBe(dayCount === 365);
  });
});
