import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { PAGE_ELEMENT_ID } from '@artha/shared/contract';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** The elements in a node, in the order of the document. */
export function elementsOf(node: Node): Element[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) =>
    defaultTreeAdapter.isElementNode(child) ? [child, ...elementsOf(child)] : [],
  );
}

/** The value of an element's attribute; undefined if it has none of that name. */
export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

/**
 * Parses the data in a page of a site.
 * @throws if it is not a page of such a site.
 */
export function readPageElement(page: string): unknown {
  const element = elementsOf(parse(page)).find((one) => attributeOf(one, 'id') === PAGE_ELEMENT_ID);
  const [text] = element?.childNodes ?? [];
  if (!text || !defaultTreeAdapter.isTextNode(text)) throw new Error('This is not a page of such a site.');
  return JSON.parse(text.value);
}
