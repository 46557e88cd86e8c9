import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { countElements, findRegionFault, isSameContent, isSameElement } from './findRegionFault.ts';

/** The shell's page with a token in the place of its screen. */
export interface Frame {
  readonly html: string;
  readonly token: string;
  /** Ids that scripts find the document's own elements by, besides those in the frame. */
  readonly reservedIds: readonly string[];
}

/** React writes hints for pictures before everything else; the page does without them. */
const hints = /^(?:<link rel="preload" as="image"[^<>]*\/>)+/;

/** A page that a remote's code has rendered, or why it is none. */
export type ProvedPage = { readonly html: string } | { readonly fault: string };

/**
 * Proves a page that code of a remote has rendered: it is the shell's own frame, letter by letter, and in the place of the
 * screen stand elements that only show something, all of them closed, so that the browser ends them where the frame goes on.
 */
export function provePage(rendered: string, frame: Frame): ProvedPage {
  const page = rendered.replace(hints, '');
  const [before = '', after, ...more] = frame.html.split(frame.token);
  if (after === undefined || more.length > 0) return { fault: 'the shell does not show the screen just once' };
  const isInFrame = page.length >= before.length + after.length && page.startsWith(before) && page.endsWith(after);
  if (!isInFrame) return { fault: 'it changes what the shell shows around the screen' };
  const region = page.slice(before.length, page.length - after.length);
  // Everything that begins a piece of markup is an element, or a comment: what one parser takes for text, another may not.
  const odd = /<(?![a-z]|\/[a-z]|!--)[^]{0,40}/i.exec(region);
  if (odd) return { fault: `it holds odd markup: ${odd[0]}` };
  const fault = faultOf(page, region, frame, false) ?? faultOf(page, region, frame, true);
  return fault === undefined ? { html: page } : { fault };
}

/** @param scripting as browsers read `<noscript>` with scripts. */
function faultOf(page: string, region: string, frame: Frame, scripting: boolean): string | undefined {
  // As the document has it: the root element closed, and something after it.
  const read = (html: string) =>
    parse(`<!doctype html><body><div>${html}</div><script></script>`, { scriptingEnabled: scripting });
  const framed = read(frame.html);
  const ids = new Set(frame.reservedIds);
  const path = findToken(framed, frame.token, ids);
  if (!path) return 'the shell does not show the screen between two elements';
  const nodes = regionOf(read(page), framed, path);
  if (!nodes) return 'it does not end where the shell goes on';
  const starts = region.match(/<[a-z]/gi)?.length ?? 0;
  if (!scripting && starts !== countElements(nodes)) return 'its elements are nested as browsers do not agree upon';
  return findRegionFault(nodes, ids);
}

/** The way down to the text that is the token, as positions among children; collects the ids around it. */
function findToken(parent: Tree.ParentNode, token: string, ids: Set<string>): number[] | undefined {
  let found: number[] | undefined;
  for (const [index, node] of parent.childNodes.entries()) {
    if (tree.isTextNode(node) && node.value === token) found = [index];
    if (!tree.isElementNode(node)) continue;
    for (const { name, value } of node.attrs) if (name === 'id') ids.add(value);
    const below = findToken(node, token, ids);
    if (below) found = [index, ...below];
  }
  return found;
}

/**
 * What stands in a page where its frame has the token.
 * @returns undefined where anything else of the page differs from its frame.
 */
function regionOf(
  page: Tree.ParentNode,
  frame: Tree.ParentNode,
  [position = 0, ...deeper]: readonly number[],
): Tree.ChildNode[] | undefined {
  const afterCount = frame.childNodes.length - position - 1;
  const end = page.childNodes.length - afterCount;
  if (end < position) return undefined;
  const isSameAround =
    isSameContent(page.childNodes.slice(0, position), frame.childNodes.slice(0, position)) &&
    isSameContent(page.childNodes.slice(end), frame.childNodes.slice(position + 1));
  if (!isSameAround) return undefined;
  if (deeper.length === 0) return page.childNodes.slice(position, end);
  const [child, framed] = [page.childNodes[position], frame.childNodes[position]];
  const areElements = child && framed && tree.isElementNode(child) && tree.isElementNode(framed);
  if (end !== position + 1 || !areElements || !isSameElement(child, framed)) return undefined;
  return regionOf(child, framed, deeper);
}
