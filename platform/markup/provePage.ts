import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { PageHead, PageStyle } from './pageHead.ts';
import { boundedTree, TooManyElements } from './boundedTree.ts';
import type { Frame } from './frameSchema.ts';
import { confineStyle, frameNames, type FrameNames } from './confineStyle.ts';
import { mergeStyles, rulesOf } from './mergeStyles.ts';
import { namesOf, findRegionFault, isSameContent, isSameElement } from './findRegionFault.ts';
import { countStyles, findStyleFault, styleTextsOf, takeEmotionStyles } from './pageStyles.ts';
import { lengthOfHoisted, readHoisted, type Hoisted } from './readHoisted.ts';
import { withoutFormScript } from './withoutFormScript.ts';

/** A page whose screen a remote's code rendered, or the reason why it is rejected. */
export type ProvedPage =
  | {
      readonly html: string;
      readonly style: string;
      /** Styles that libraries look for in the head. */
      readonly styles: PageStyle[];
      /** The elements that components give the page's head. */
      readonly head: PageHead;
      /** The parts that the page does without, in sentences. */
      readonly omitted: readonly string[];
    }
  | { readonly fault: string };

/** A screen with styles that only select what is in it. */
interface ConfinedScreen {
  readonly screen: string;
  /** Its styles for the head. */
  readonly styles: PageStyle[];
}

const styleElement = /(<style\b[^<>]*>)([^<]*)(?=<\/style>)/gi;

/**
 * Limits the styles of a screen to the screen.
 * @param style the element of styled-components, whose rules all belong to components.
 * @throws Error with the reason if one cannot be limited.
 */
function confineScreen(
  markup: string,
  hoisted: readonly PageStyle[],
  style: string,
  frameStyle: string,
  names: FrameNames,
): ConfinedScreen {
  const confine = (css: string) => confineStyle(css, names);
  const taken = takeEmotionStyles(markup);
  const screen = taken.markup.replaceAll(styleElement, (_, tag: string, css: string) => tag + confine(css));
  // As a browser finds them. The screen may show the parts of a shared component that the frame shows.
  const known = new Set(rulesOf(frameStyle));
  const free = [...styleTextsOf(screen), ...rulesOf(style).filter((rule) => !known.has(rule))].find(
    (css) => confine(css) !== css,
  );
  if (free !== undefined) throw new Error(`a style selects more than the screen: ${free.slice(0, 80)}`);
  return { screen, styles: [...taken.styles, ...hoisted].map((one) => ({ ...one, text: confine(one.text) })) };
}

/** The text before and after a part that occurs exactly once. */
function around(text: string, part: string): readonly [string, string] | undefined {
  const [before = '', after, ...more] = text.split(part);
  return after === undefined || more.length > 0 ? undefined : [before, after];
}

/**
 * Puts a region that code of a remote rendered into its page. The region must have the shell's own markup around the
 * screen, character by character, and the screen may only contain closed elements that display something, so that the
 * browser ends them where the frame continues.
 */
export function provePage(rendered: { readonly html: string; readonly style: string }, frame: Frame): ProvedPage {
  const [page, region] = [around(frame.html, frame.token), around(frame.region, frame.token)];
  if (!page || !region || !around(frame.html, frame.region))
    return { fault: 'the shell does not show the screen exactly once' };
  const [start, end] = region;
  const hoistedLength = lengthOfHoisted(rendered.html);
  const own = withoutFormScript(rendered.html.slice(hoistedLength));
  const isInRegion = own.length >= start.length + end.length && own.startsWith(start) && own.endsWith(end);
  if (!isInRegion) return { fault: 'it changes the shell’s markup around the screen' };
  let hoisted: Hoisted;
  try {
    hoisted = readHoisted(rendered.html.slice(0, hoistedLength));
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
  const names = frameNames(frame.html, frame.style + frame.documentStyle, frame.reservedIds);
  let confined: ConfinedScreen;
  try {
    confined = confineScreen(
      own.slice(start.length, own.length - end.length),
      hoisted.styles,
      rendered.style,
      frame.style,
      names,
    );
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
  const { screen, styles } = confined;
  // Only elements and comments may start with `<`: parsers differ in what else they take for text.
  const odd = /<(?![a-z]|\/[a-z]|!--)[^]{0,40}/i.exec(screen);
  if (odd) return { fault: `it contains malformed markup: ${odd[0]}` };
  const html = page.join(screen);
  const fault =
    faultOf(html, screen, frame, false) ??
    faultOf(html, screen, frame, true) ??
    styles.map(({ text }) => findStyleFault(text)).find((one) => one !== undefined) ??
    countStyles([...styles.map(({ text }) => text), ...styleTextsOf(html)]);
  if (fault !== undefined) return { fault };
  const style = mergeStyles(frame.style, rendered.style);
  if (style === undefined) return { fault: 'its styles contain “<”, or rules of no component' };
  return { html, style, styles, head: hoisted.head, omitted: hoisted.omitted };
}

const BADLY_NESTED = 'its elements are nested in a way that browsers parse differently';

/** The elements around a page, and those that a parser adds to tables, twice. */
const MORE_ELEMENTS = 100;

/** Parses a page as in the document: the root element is closed, and something follows it; undefined if it has too many elements. */
function read(html: string, scripting: boolean): Tree.Document | undefined {
  const tags = html.match(/<[a-z]/gi)?.length ?? 0;
  try {
    return parse(`<!doctype html><body><div>${html}</div><script></script>`, {
      scriptingEnabled: scripting,
      treeAdapter: boundedTree(2 * tags + MORE_ELEMENTS),
    });
  } catch (error) {
    if (error instanceof TooManyElements) return undefined;
    throw error;
  }
}

/** @param scripting whether `<noscript>` is parsed as with scripts. */
function faultOf(page: string, screen: string, frame: Frame, scripting: boolean): string | undefined {
  const framed = read(frame.html, scripting);
  const ids = new Set(frame.reservedIds);
  const path = framed && findToken(framed, frame.token, ids);
  if (!path) return 'the shell does not show the screen between two elements';
  const parsed = read(page, scripting);
  if (!parsed) return BADLY_NESTED;
  const nodes = regionOf(parsed, framed, path);
  if (!nodes) return 'it does not end where the shell’s markup continues';
  const starts = Array.from(screen.matchAll(/<([a-z][^\s/>]*)/gi), ([, name = '']) => name.toLowerCase());
  if (!scripting && starts.join(' ') !== namesOf(nodes).join(' ')) return BADLY_NESTED;
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
