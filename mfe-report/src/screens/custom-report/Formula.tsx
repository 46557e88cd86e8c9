import { createElement, type ReactElement, type ReactNode } from 'react';
import { formulaParts } from '../../domain/formulaParts.ts';
import type { MathNode } from '../../texts/en/formulas.tex';
import { Maths } from './Formula.styles.ts';

/**
 * Sets words upright as identifiers: MathML treats KaTeX's `mtext` as space and sets no space around a sign between two
 * of them. A name of one letter is in italics.
 */
function isWords([name, , text]: Exclude<MathNode, string>): boolean {
  return name === 'mtext' || (name === 'mi' && typeof text === 'string' && text.length > 1);
}

function toElement(node: MathNode): ReactNode {
  if (typeof node === 'string') return node;
  const [name, attributes, ...children] = node;
  const content = children.map(toElement);
  return isWords(node)
    ? createElement('mi', { mathvariant: 'normal' }, ...content)
    : createElement(name, attributes, ...content);
}

const row = (children: readonly ReactNode[]) => createElement('mrow', null, ...children);

/** Properties of `Formula`. */
export interface FormulaProps {
  readonly formula: MathNode;
}

/** The formula of a ratio as typeset maths. */
export function Formula({ formula }: FormulaProps): ReactElement {
  const parts = formulaParts(formula).map((part) => row(part.map(toElement)));
  return <Maths>{createElement('math', { display: 'block' }, row(parts))}</Maths>;
}
