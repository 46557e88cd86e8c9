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
  test('are read line by line, without blank lines and comments', () => {
    expect(Object.keys(parseFormulas('% ratios\n\nroe = a\n  roa = \\frac{b}{c}\n'))).toEqual(['roe', 'roa']);
  });

  test('keep their own equals signs', () => {
    expect(textOf(formula('a = b'))).toBe('a=b');
  });

  test('become MathML with fractions, and without the LaTeX source that screen readers would read', () => {
    const names = namesOf(formula(String.raw`\frac{\text{Net Profit}}{\text{Equity}} \times 100`));
    expect(names[0]).toBe('mrow');
    expect(names).toContain('mfrac');
    expect(names).not.toContain('annotation');
  });

  test('keep text as it was written, including characters that markup escapes', () => {
    expect(textOf(formula(String.raw`\text{Profit \& Loss < 1}`)).replaceAll('\u00a0', ' ')).toBe('Profit & Loss < 1');
  });

  test('are rejected if LaTeX cannot be parsed', () => {
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
