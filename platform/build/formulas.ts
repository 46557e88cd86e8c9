import katex from 'katex';

/** A MathML element: its name, its attributes, its children. Text is a plain string. */
export type MathNode =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, ...children: MathNode[]];

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

function unescape(text: string): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (name.startsWith('#x')) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
    return entities[name] ?? whole;
  });
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: MathNode[];
}

/** Parses KaTeX's well-formed markup into a tree, so that a page needs no innerHTML. */
function parseMarkup(markup: string): MathNode[] {
  const open: OpenElement[] = [{ name: 'root', attributes: {}, children: [] }];
  for (const [, closing, name = '', attributeText = '', selfClosing, text] of markup.matchAll(
    /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/gi,
  )) {
    const top = open.at(-1);
    if (!top) throw new Error('Formula markup has too many end tags.');
    if (text !== undefined) {
      top.children.push(unescape(text));
    } else if (closing) {
      open.pop();
      open.at(-1)?.children.push([top.name, top.attributes, ...top.children]);
    } else {
      const attributes = Object.fromEntries(
        [...attributeText.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, unescape(value)]),
      );
      if (selfClosing) top.children.push([name, attributes]);
      else open.push({ name, attributes, children: [] });
    }
  }
  return open[0]?.children ?? [];
}

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
        const math = findMath(parseMarkup(markup));
        if (!math) throw new Error(`No formula in the line “${line}”.`);
        return [id, withoutWrappers(withoutAnnotation(math))];
      }),
  );
}
