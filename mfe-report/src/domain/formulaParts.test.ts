import { formulaParts } from './formulaParts.ts';
import formulas, { type MathNode } from '../texts/en/formulas.tex';
import { financialTerms } from '../texts/en/terms.ts';

/** The words that a listener would hear; the markup joins the words of a name by spaces that do not break. */
function textOf(node: MathNode): string {
  if (typeof node === 'string') return node.replaceAll('\u00a0', ' ');
  const [, , ...children] = node;
  return children.map(textOf).join('');
}

const partsFor = (id: string) => formulaParts(formulas[id] ?? '').map((part) => part.map(textOf).join(' '));

describe('a formula in parts', () => {
  test('breaks after the equals sign', () => {
    expect(partsFor('current-ratio')).toEqual(['Current Ratio =', 'Current AssetsCurrent Liabilities']);
  });

  test('breaks before each sign between the terms of a sum or a product', () => {
    expect(partsFor('net-profit')).toEqual([
      'Net Profit =',
      'Gross Profit',
      '− Operating Expenses',
      '− Taxes',
      '− Interest',
    ]);
    expect(partsFor('cash-conversion-cycle')).toEqual(['Cash Conversion Cycle =', 'ICP', '+ RCP', '− PCP']);
    expect(partsFor('net-profit-margin').at(-1)).toBe('× 100 %');
  });

  test('keeps fractions whole', () => {
    expect(partsFor('quick-ratio')).toHaveLength(2);
  });

  test('marks the sign at the edge of a part as an operator between two parts', () => {
    const [name, , product] = formulaParts(formulas['net-profit-margin'] ?? '');
    expect(name?.at(-1)).toEqual(['mo', { form: 'infix' }, '=']);
    expect(product?.at(0)).toEqual(['mo', { form: 'infix' }, '×']);
  });

  test('takes plain text and a single element as one part', () => {
    expect(formulaParts('a = b')).toEqual([['a = b']]);
    expect(formulaParts(['mi', {}, 'r'])).toEqual([[['mi', {}, 'r']]]);
    expect(formulaParts(['math', {}])).toEqual([[['math', {}]]]);
  });

  test.each(financialTerms)('loses nothing of $name', ({ id, name }) => {
    const formula = formulas[id] ?? '';
    const parts = formulaParts(formula);
    expect(parts.flat().map(textOf).join('')).toBe(textOf(formula));
    expect(parts[0]?.map(textOf)).toEqual([name, '=']);
  });
});
