import type { MathNode } from '../texts/en/formulas.tex';

/** Signs before which a long formula may go on in a new line. */
const signs: readonly MathNode[] = ['+', '−', '×'];

function itemsOf(node: MathNode): readonly MathNode[] {
  if (typeof node === 'string') return [node];
  const [name, , ...children] = node;
  return name === 'mrow' ? children : [node];
}

/**
 * Takes a formula apart where a line may break: after the equals sign and before each sign outside of fractions and
 * brackets. A sign at the edge of a part is marked as a binary operator, so that it keeps its space.
 */
export function formulaParts(formula: MathNode): readonly (readonly MathNode[])[] {
  const parts: MathNode[][] = [[]];
  for (const item of itemsOf(formula)) {
    const [name, attributes, text = ''] = typeof item === 'string' ? ['', {}, item] : item;
    const between: MathNode = [name, { ...attributes, form: 'infix' }, text];
    if (name === 'mo' && text === '=') {
      parts.at(-1)?.push(between);
      parts.push([]);
    } else if (name === 'mo' && signs.includes(text)) {
      parts.push([between]);
    } else {
      parts.at(-1)?.push(item);
    }
  }
  return parts.filter((part) => part.length > 0);
}
