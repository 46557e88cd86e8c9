import { formulaNames } from '../../texts/en/formulaNames.ts';
import formulas, { type MathNode } from '../../texts/en/formulas.tex';
import { formulaNames as hindiNames } from '../../texts/hi/formulaNames.ts';
import { furtherIds } from '../furtherIds.ts';
import { termIds } from '../termIds.ts';
import { writeMath } from './writeMath.ts';

/** The letters and signs of a formula, with fractions and powers marked, without spaces and the invisible signs of KaTeX. */
function contentOf(node: MathNode): string {
  if (typeof node === 'string') return node.replaceAll(/[\s\u2061]/g, '');
  const [name, , ...children] = node;
  const [first = '', second = '', ...others] = children.map(contentOf);
  if (name === 'mfrac') return `[${first}|${second}]`;
  if (name === 'msup') return `${first}^[${second}]`;
  return first + second + others.join('');
}

test.each(termIds)('%s is typeset as KaTeX typesets it', (id) => {
  const expected = formulas[id];
  // KaTeX lifts the bracket before a power alone.
  const normal = (content: string) => content.replaceAll(')^[', '^[').replaceAll(')', '');
  expect(normal(contentOf(writeMath(id, formulaNames)))).toBe(normal(contentOf(expected ?? '')));
});

test('a ratio of a person’s own has the brackets that it needs, and no others', () => {
  const ratio = {
    id: 'own-1',
    name: 'Mine',
    unit: 'x',
    formula: ['less', ['times', ['plus', 'netProfit', 'interest'], 2], ['less', 'taxes', ['minus', 'inventory']]],
  } as const;
  expect(contentOf(writeMath(ratio, formulaNames))).toBe('Mine=(NetProfit+Interest)×2−(Taxes−(−Inventory))');
});

test('further ratios are typeset in the language of the page', () => {
  expect(contentOf(writeMath('price-to-earnings', hindiNames))).toBe('पी/ईअनुपात=[शेयरकाभाव|प्रतिशेयरआय(ईपीएस)]');
  for (const id of furtherIds) expect(contentOf(writeMath(id, hindiNames))).not.toMatch(/[A-Za-z]/);
});
