import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { MOST_TEXT, MOST_TITLE, type PageHead, type PageStyle } from './pageHead.ts';
import { findStyleFault } from './pageStyles.ts';

/** The elements that React puts in front of the markup of a screen, because they belong into the head. */
export interface Hoisted {
  readonly head: PageHead;
  readonly styles: readonly PageStyle[];
  /** The parts that the page does without, in sentences. */
  readonly omitted: readonly string[];
}

/** An element of the head as React writes it: attributes and texts contain no `<`, and attributes no `>`. */
const element = /^(?:<(?:link|meta)(?: [^<>]*)?\/>|<(title|style)(?: [^<>]*)?>[^<]*<\/\1>)/;

/** The length of the elements of the head at the start of markup. */
export function lengthOfHoisted(markup: string): number {
  let length = 0;
  for (;;) {
    const [found] = element.exec(markup.slice(length)) ?? [];
    if (found === undefined) return length;
    length += found.length;
  }
}

const attributesOf = ({ attrs }: Tree.Element): Readonly<Record<string, string>> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

const textOf = ({ childNodes }: Tree.Element): string =>
  childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');

/** A text for the head, on one line. */
const lineOf = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** React's name for a group of style elements, and the names of the styles in this one. */
const styleAttributes = ['data-precedence', 'data-href', 'media'];

/** @throws Error with the reason if the page may not have one of the elements. */
export function readHoisted(markup: string): Hoisted {
  const head: { title?: string; description?: string; canonical?: string } = {};
  const styles: PageStyle[] = [];
  const omitted: string[] = [];
  const set = (name: keyof PageHead, text: string, most: number) => {
    if (head[name] !== undefined) throw new Error(`it gives its page more than one ${name}`);
    if (text.length > most) throw new Error(`its ${name} has ${text.length} characters; ${most} are allowed`);
    if (text !== '') head[name] = text;
  };
  for (const node of parseFragment(markup).childNodes) {
    if (!tree.isElementNode(node)) throw new Error('it changes the shell’s markup around the screen');
    const attributes = attributesOf(node);
    const { name, content = '', rel = '', href = '' } = attributes;
    if (node.tagName === 'title') set('title', lineOf(textOf(node)), MOST_TITLE);
    else if (node.tagName === 'style') styles.push(readStyle(attributes, textOf(node)));
    else if (node.tagName === 'meta' && name === 'description') set('description', lineOf(content), MOST_TEXT);
    else if (node.tagName === 'link' && rel === 'canonical') set('canonical', href, MOST_TEXT);
    else if (node.tagName === 'link' && /\bstylesheet\b/i.test(rel))
      throw new Error(`it loads the stylesheet ${href.slice(0, 80)}: import the file in the screen instead`);
    else if (node.tagName === 'meta' && 'http-equiv' in attributes)
      throw new Error('it contains a <meta> with http-equiv');
    else if (!(node.tagName === 'link' && rel === 'preload' && attributes['as'] === 'image'))
      // React preloads each picture; the page does not need that.
      omitted.push(`<${node.tagName}${describe(attributes)}> is left out of the page’s head`);
  }
  return { head, styles, omitted };
}

function readStyle(attributes: Readonly<Record<string, string>>, text: string): PageStyle {
  const strange = Object.keys(attributes).find((name) => !styleAttributes.includes(name));
  const fault = strange === undefined ? findStyleFault(text) : `${strange} in <style>`;
  if (fault !== undefined) throw new Error(fault);
  return { attributes, text };
}

function describe(attributes: Readonly<Record<string, string>>): string {
  const shown = ['name', 'property', 'rel', 'href'].flatMap((name) => {
    const value = attributes[name];
    return value === undefined ? [] : [` ${name}="${value.slice(0, 80)}"`];
  });
  return shown.join('');
}
