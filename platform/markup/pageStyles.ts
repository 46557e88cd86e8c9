import { html, defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { PageStyle } from './pageHead.ts';

/**
 * How many different style elements a screen may bring into its page. The page's policy names each by a digest of 53
 * characters, and proxies limit the headers that contain the policy.
 */
const MOST_STYLE_ELEMENTS = 16;

/** Characters of all of them together. A page of MUI or Mantine has 10,000 to 30,000. */
const MOST_STYLE_CHARACTERS = 150_000;

/** The element that emotion writes in front of another while it renders (also MUI and react-select): key, names, styles. */
const emotionStyle = /<style data-emotion="([a-z][a-z-]*)((?: [\w-]+)+)">([^<]*)<\/style>/g;

/** In emotion's words, a style of no element: emotion looks for each by its own name. */
const isGlobal = (key: string): boolean => key.endsWith('-global');

/**
 * Takes emotion's styles out of markup, because the browser hydrates the markup without them, and finds them in the head.
 * @returns one style element for each key, and one for each global style, in the order of their first appearance.
 */
export function takeEmotionStyles(markup: string): { readonly markup: string; readonly styles: readonly PageStyle[] } {
  const found = new Map<string, { key: string; names: Set<string>; text: string }>();
  const rest = markup.replaceAll(emotionStyle, (_, key: string, names: string, text: string) => {
    const place = isGlobal(key) ? key + names : key;
    const known = found.get(place) ?? { key, names: new Set<string>(), text: '' };
    const own = names.trim().split(' ');
    // A style of the same name is the same style.
    if (!own.every((name) => known.names.has(name))) known.text += text;
    for (const name of own) known.names.add(name);
    found.set(place, known);
    return '';
  });
  const styles = [...found.values()].map(({ key, names, text }) => ({
    attributes: { 'data-emotion': [key, ...names].join(' ') },
    text,
  }));
  return { markup: rest, styles };
}

/** CSS as browsers read it: without comments, with the letters that escapes stand for. */
function plainCss(text: string): string {
  return text
    .replaceAll(/\/\*[^]*?(?:\*\/|$)/g, '')
    .replaceAll(/\\([\da-f]{1,6})\s?/gi, (_, digits: string) => {
      const code = Number.parseInt(digits, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
    })
    .replaceAll(/\\([^\da-f\n])/gi, '$1');
}

const ownAddress = /^["']?(?:\/(?![/\\])|#|data:(?:image|font)\/)/i;

/** Why a page may not contain the text of a style element; undefined if it may. */
export function findStyleFault(text: string): string | undefined {
  if (text.includes('<')) return 'a style contains “<”';
  for (const css of [text, plainCss(text)]) {
    if (/@import/i.test(css)) return 'a style imports another one (@import)';
    // `image()`, `src()` and `image-set()` also load addresses, which `image-set()` takes as texts.
    const odd = /\b(image-set|src|image|expression)\(|-moz-binding|behavior\s*:/i.exec(css);
    if (odd) return `a style contains ${odd[0]}`;
    for (const [, address = ''] of css.matchAll(/\burl\(\s*([^)]{0,80})/gi))
      if (!ownAddress.test(address)) return `a style loads ${address.slice(0, 80)}, which is not of this site`;
  }
  return undefined;
}

/** Attributes that a style element of a screen may have. */
const styleAttribute = /^(?:data-[a-z-]+|media|type)$/;

/** Why a page may not contain a style element where its screen renders it; undefined if it may. */
export function findStyleElementFault(element: Tree.Element): string | undefined {
  const strange = element.attrs.find(({ name }) => !styleAttribute.test(name));
  if (strange) return `${strange.name} in <style>`;
  return findStyleFault(textOf(element));
}

const textOf = (element: Tree.Element): string =>
  element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '<')).join('');

/** The different texts of style elements in markup of a page, as a browser reads them, in order of appearance. */
export function styleTextsOf(markup: string): string[] {
  if (!/<style/i.test(markup)) return [];
  const found = new Set<string>();
  const collect = (nodes: readonly Tree.ChildNode[]) => {
    for (const node of nodes) {
      if (!tree.isElementNode(node)) continue;
      if (node.tagName === 'style' && node.namespaceURI === html.NS.HTML) found.add(textOf(node));
      collect(node.childNodes);
    }
  };
  collect(parseFragment(markup, { scriptingEnabled: false }).childNodes);
  return [...found];
}

/** Why a page may not have this number of styles; undefined if it may. @param texts of all style elements of its screen. */
export function countStyles(texts: readonly string[]): string | undefined {
  const different = [...new Set(texts)];
  const characters = different.reduce((sum, { length }) => sum + length, 0);
  if (different.length > MOST_STYLE_ELEMENTS)
    return `it has ${different.length} different style elements; ${MOST_STYLE_ELEMENTS} are allowed: write them in one stylesheet beside the screen`;
  if (characters > MOST_STYLE_CHARACTERS)
    return `its style elements have ${characters} characters; ${MOST_STYLE_CHARACTERS} are allowed: write them in a stylesheet beside the screen`;
  return undefined;
}
