import katex from 'katex';
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

/** A MathML element: its name, its attributes, its children. Text is a plain string. */
export type MathNode =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, ...children: MathNode[]];

/** A node of a parsed page in our form; undefined for comments. */
function toMathNode(node: DefaultTreeAdapterTypes.ChildNode): MathNode | undefined {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (!defaultTreeAdapter.isElementNode(node)) return undefined;
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [node.tagName, attributes, ...toMathNodes(node.childNodes)];
}

const toMathNodes = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): MathNode[] =>
  nodes.map(toMathNode).filter((node) => node !== undefined);

function findMath(nodes: readonly MathNode[]): MathNode | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const [name, , ...children] = node;
    const found = name === 'math' ? node : findMath(children);
    if (found) return found;
  }
  return undefined;
}

/** Removes the LaTeX source that KaTeX adds as an annotation, because screen readers would read it. */
function withoutAnnotation(node: MathNode): MathNode {
  if (typeof node === 'string') return node;
  const [name, attributes, ...children] = node;
  const kept = children.filter((child) => typeof child === 'string' || child[0] !== 'annotation');
  return [name, attributes, ...kept.map(withoutAnnotation)];
}

/** The content of the outermost elements, which are the same for every formula: the page writes its own. */
function withoutWrappers(node: MathNode): MathNode {
  if (typeof node === 'string') return node;
  const [name, , only] = node;
  return (name === 'math' || name === 'semantics') && only !== undefined ? withoutWrappers(only) : node;
}

/**
 * Parses lines of `id = latex` (blank lines and `%` comments are ignored) into MathML trees by id, each with the
 * content of its `math`.
 * @throws with the line if LaTeX cannot be parsed.
 */
export function parseFormulas(source: string): Record<string, MathNode> {
  const lines = source.split('\n').map((line) => line.trim());
  return Object.fromEntries(
    lines
      .filter((line) => line && !line.startsWith('%'))
      .map((line) => {
        const at = line.indexOf('=');
        const id = line.slice(0, at).trim();
        const markup = katex.renderToString(line.slice(at + 1).trim(), { output: 'mathml', displayMode: true });
        const math = findMath(toMathNodes(parseFragment(markup).childNodes));
        if (!math) throw new Error(`No formula in the line “${line}”.`);
        return [id, withoutWrappers(withoutAnnotation(math))];
      }),
  );
}
