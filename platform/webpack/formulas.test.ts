import fc from 'fast-check';
import { parseFormulas, type MathNode } from './formulas.ts';

function textOf(node: MathNode): string {
  if (typeof node === 'string') return node;
  const [, , ...children] = node;
  return children.map(textOf).join('');
}

function namesOf(node: MathNode): string[] {
  if (typeof node === 'string') return [];
  const [name, , ...children] = node;
  return [name, ...children.flatMap(namesOf)];
}

const formula = (latex: string): MathNode => parseFormulas(`it = ${latex}`)['it'] ?? '';

describe('formulas', () => {
  test('are read line by line, blank lines and comments left out', () => {
    expect(Object.keys(parseFormulas('% ratios\n\nroe = a\n  roa = \\frac{b}{c}\n'))).toEqual(['roe', 'roa']);
  });

  test('keep an equals sign of their own', () => {
    expect(textOf(formula('a = b'))).toBe('a=b');
  });

  test('become MathML with a fraction where LaTeX has one, and without the LaTeX that listeners would hear', () => {
    const names = namesOf(formula(String.raw`\frac{\text{Net Profit}}{\text{Equity}} \times 100`));
    expect(names[0]).toBe('mrow');
    expect(names).toContain('mfrac');
    expect(names).not.toContain('annotation');
  });

  test('keep text as it was written, also what markup would escape', () => {
    expect(textOf(formula(String.raw`\text{Profit \& Loss < 1}`)).replaceAll('\u00a0', ' ')).toBe('Profit & Loss < 1');
  });

  test('are refused when LaTeX cannot be read', () => {
    expect(() => formula(String.raw`\frac{a}`)).toThrow();
  });

  test('keep every word of a fraction, in order', () => {
    const word = fc.stringMatching(/^[A-Za-z]{1,12}$/);
    fc.assert(
      fc.property(word, word, (above, below) => {
        expect(textOf(formula(String.raw`\frac{\text{${above}}}{\text{${below}}}`))).toBe(above + below);
      }),
      { numRuns: 30 },
    );
  });
});
