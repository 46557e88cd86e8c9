import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { countElements, findRegionFault, isSameContent, isSameElement } from './findRegionFault.ts';

/** The shell's page with a token in place of its screen. */
export interface Frame {
  readonly html: string;
  readonly token: string;
  /** Ids of elements outside the frame that scripts use. */
  readonly reservedIds: readonly string[];
}

/** React writes preloads for pictures before everything else; the page does not need them. */
const hints = /^(?:<link rel="preload" as="image"[^<>]*\/>)+/;

/** A page that a remote's code rendered, or the reason why it is rejected. */
export type ProvedPage = { readonly html: string } | { readonly fault: string };

/**
 * Checks a page that code of a remote rendered: the frame must equal the shell's own, character by character, and the
 * screen may only contain closed elements that display something, so that the browser ends them where the frame
 * continues.
 */
export function provePage(rendered: string, frame: Frame): ProvedPage {
  const page = rendered.replace(hints, '');
  const [before = '', after, ...more] = frame.html.split(frame.token);
  if (after === undefined || more.length > 0) return { fault: 'the shell does not show the screen exactly once' };
  const isInFrame = page.length >= before.length + after.length && page.startsWith(before) && page.endsWith(after);
  if (!isInFrame) return { fault: 'it changes the shell’s markup around the screen' };
  const region = page.slice(before.length, page.length - after.length);
  // Only elements and comments may start with `<`: parsers differ in what else they take for text.
  const odd = /<(?![a-z]|\/[a-z]|!--)[^]{0,40}/i.exec(region);
  if (odd) return { fault: `it contains malformed markup: ${odd[0]}` };
  const fault = faultOf(page, region, frame, false) ?? faultOf(page, region, frame, true);
  return fault === undefined ? { html: page } : { fault };
}

/** @param scripting whether `<noscript>` is parsed as with scripts. */
function faultOf(page: string, region: string, frame: Frame, scripting: boolean): string | undefined {
  // As in the document: the root element is closed, and something follows it.
  const read = (html: string) =>
    parse(`<!doctype html><body><div>${html}</div><script></script>`, { scriptingEnabled: scripting });
  const framed = read(frame.html);
  const ids = new Set(frame.reservedIds);
  const path = findToken(framed, frame.token, ids);
  if (!path) return 'the shell does not show the screen between two elements';
  const nodes = regionOf(read(page), framed, path);
  if (!nodes) return 'it does not end where the shell’s markup continues';
  const starts = region.match(/<[a-z]/gi)?.length ?? 0;
  if (!scripting && starts !== countElements(nodes))
    return 'its elements are nested in a way that browsers parse differently';
  return findRegionFault(nodes, ids);
}

/** The path to the token's text as positions among children; collects the ids around it. */
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
 * The part of a page that replaces the token of its frame.
 * @returns undefined if any other part of the page differs from its frame.
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
