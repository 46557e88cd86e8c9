import { defaultTreeAdapter as tree, html, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import {
  addressAttributes,
  allowedElements,
  allowedProtocols,
  namedOnDocument,
  reactComments,
  refusedAttributes,
} from './allowedMarkup.ts';
import { findStyleElementFault } from './pageStyles.ts';

/** Attributes of an element: shapes of charts have twenty. */
const MOST_ATTRIBUTES = 100;

/** An origin that no page has: only the protocol of an address matters. */
const SOME_PAGE = 'https://site.invalid/';

function isAllowedAddress(value: string, loadsPicture: boolean): boolean {
  // Parsed as the browser does, which ignores spaces and line breaks.
  const url = URL.parse(value, SOME_PAGE);
  // An invalid address has no target.
  if (!url || allowedProtocols.has(url.protocol)) return true;
  return loadsPicture && /^data:image\//i.test(url.href);
}

function addressesOf({ name, prefix, value }: Tree.Element['attrs'][number]): string[] {
  if (name === 'srcset') return value.split(',').map((candidate) => candidate.trim().split(/\s/, 1)[0] ?? '');
  if (name === 'ping') return value.trim().split(/\s+/);
  // In elements of HTML it is nothing but a text, until a script moves it into a drawing.
  const isLink = (prefix === 'xlink' && name === 'href') || name === 'xlink:href';
  return addressAttributes.has(name) || isLink ? [value] : [];
}

function findAttributeFault(
  element: Tree.Element,
  attribute: Tree.Element['attrs'][number],
  takenIds: ReadonlySet<string>,
): string | undefined {
  const { name, value } = attribute;
  const where = `in <${element.tagName}>`;
  if (/^on/i.test(name)) return `${name} ${where} is an event handler`;
  if (refusedAttributes.has(name.toLowerCase())) return `${name} ${where}`;
  if (name === 'id' && takenIds.has(value)) return `the id “${value}” ${where} belongs to the shell`;
  if (name === 'name' && namedOnDocument.has(element.tagName))
    return `a name ${where} hides a property of the document`;
  const loadsPicture = ['img', 'source', 'image'].includes(element.tagName);
  const strange = addressesOf(attribute).find((address) => !isAllowedAddress(address, loadsPicture));
  if (strange !== undefined) return `${name} ${where} is the address ${strange.slice(0, 80)}`;
  const leavesDocument = element.tagName === 'use' && name === 'href' && !/^(#|\/(?!\/))/.test(value);
  return leavesDocument ? `<use> refers to ${value.slice(0, 80)}` : undefined;
}

function findElementFault(element: Tree.Element, takenIds: ReadonlySet<string>): string | undefined {
  // The page's policy names its text by a digest.
  if (element.tagName === 'style' && element.namespaceURI === html.NS.HTML) return findStyleElementFault(element);
  const allowed = allowedElements.get(element.namespaceURI)?.has(element.tagName);
  if (!allowed) return `a page may not contain <${element.tagName}>`;
  if (element.attrs.length > MOST_ATTRIBUTES)
    return `<${element.tagName}> has ${element.attrs.length} attributes; ${MOST_ATTRIBUTES} are allowed`;
  for (const attribute of element.attrs) {
    const fault = findAttributeFault(element, attribute, takenIds);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/**
 * Why a page may not contain parsed markup; undefined if it may.
 * @param takenIds ids that the rest of the page uses.
 */
export function findRegionFault(nodes: readonly Tree.ChildNode[], takenIds: ReadonlySet<string>): string | undefined {
  for (const node of nodes) {
    if (tree.isTextNode(node)) continue;
    if (tree.isCommentNode(node)) {
      if (!reactComments.has(node.data)) return `a comment that React does not write: ${node.data.slice(0, 80)}`;
      continue;
    }
    if (!tree.isElementNode(node)) return `a page may not contain ${node.nodeName}`;
    const fault = findElementFault(node, takenIds) ?? findRegionFault(node.childNodes, takenIds);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** The names of all elements in parsed content, in the order of their tags if a parser moved, added and ignored none. */
export function namesOf(nodes: readonly Tree.ChildNode[]): string[] {
  const elements = nodes.filter((node) => tree.isElementNode(node));
  return elements.flatMap(({ tagName, childNodes }) => [tagName.toLowerCase(), ...namesOf(childNodes)]);
}

/** Whether two parsed contents have the same nodes. */
export function isSameContent(some: readonly Tree.ChildNode[], others: readonly Tree.ChildNode[]): boolean {
  return some.length === others.length && some.every((node, index) => isSameNode(node, others[index]));
}

function isSameNode(node: Tree.ChildNode, other: Tree.ChildNode | undefined): boolean {
  if (node.nodeName !== other?.nodeName) return false;
  if (tree.isElementNode(node))
    return tree.isElementNode(other) && isSameElement(node, other) && isSameContent(node.childNodes, other.childNodes);
  if (tree.isDocumentTypeNode(node)) return true;
  if (tree.isTextNode(node)) return tree.isTextNode(other) && node.value === other.value;
  return tree.isCommentNode(node) && tree.isCommentNode(other) && node.data === other.data;
}

/** Whether two elements are the same apart from their content. */
export function isSameElement(element: Tree.Element, other: Tree.Element): boolean {
  return (
    element.tagName === other.tagName &&
    element.namespaceURI === other.namespaceURI &&
    element.attrs.length === other.attrs.length &&
    element.attrs.every(
      ({ name, value }, index) => other.attrs[index]?.name === name && other.attrs[index].value === value,
    )
  );
}
