import { defaultTreeAdapter, html, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { PAGE_ELEMENT_ID, type PageElement } from '@artha/shared/contract';
import { inertJson } from '@artha/core/inertJson';
import { attributeOf, elementsOf } from '../readPageElement.ts';

type Element = DefaultTreeAdapterTypes.Element;

function setText(element: Element, text: string): void {
  for (const child of [...element.childNodes]) defaultTreeAdapter.detachNode(child);
  defaultTreeAdapter.insertText(element, text);
}

/** The release that an address in a page belongs to: `tax` for `/remotes/tax/…`. */
const remoteOf = (address: string | undefined): string | undefined => /^\/remotes\/([^/]+)\//.exec(address ?? '')?.[1];

/** How a page of the site is changed. */
export interface PageChange {
  readonly element: PageElement;
  /** The remote in development. */
  readonly remote: string;
  /** The security policies, which replace those of the page. */
  readonly policies: readonly string[];
  /** A script that runs before all others; the policies know its digest. */
  readonly script: string;
  /** Its page has a title but no composed content: the development build renders it. Undefined for pages of others. */
  readonly title: string | undefined;
}

/** Adds elements at the start of a page's head. */
function prepend(head: Element, elements: readonly Element[]): void {
  const [first] = head.childNodes;
  for (const one of elements) {
    if (first) defaultTreeAdapter.insertBefore(head, one, first);
    else defaultTreeAdapter.appendChild(head, one);
  }
}

function createElement(tagName: string, attributes: Readonly<Record<string, string>>): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs);
}

/**
 * Changes a page of the deployed site to run a development build: it names another registry, has the policies and the
 * first script of the development server, and preloads nothing of the replaced release.
 */
export function developmentPage(page: string, { element, remote, policies, script, title }: PageChange): string {
  const document = parse(page);
  for (const one of elementsOf(document)) {
    const isPolicy = attributeOf(one, 'http-equiv')?.toLowerCase() === 'content-security-policy';
    const isAhead = attributeOf(one, 'rel') === 'preload';
    const isOfRegistry = isAhead && attributeOf(one, 'as') === 'fetch';
    const isOfRemote = isAhead && remoteOf(attributeOf(one, 'href')) === remote;
    const areRules = attributeOf(one, 'type') === 'speculationrules';
    if (isPolicy || isOfRegistry || isOfRemote || areRules) defaultTreeAdapter.detachNode(one);
    if (attributeOf(one, 'id') === PAGE_ELEMENT_ID) setText(one, inertJson(element));
    if (title !== undefined && one.tagName === 'title' && one.namespaceURI === html.NS.HTML) setText(one, title);
  }
  const head = elementsOf(document).find((one) => one.tagName === 'head');
  if (head) {
    const first = createElement('script', {});
    defaultTreeAdapter.insertText(first, script);
    const metas = policies.map((content) =>
      createElement('meta', { 'http-equiv': 'Content-Security-Policy', content }),
    );
    prepend(head, [...metas, first]);
  }
  const body = elementsOf(document).find((one) => one.tagName === 'body');
  const root = body && elementsOf(body)[0];
  if (title !== undefined && root) {
    for (const child of [...root.childNodes]) defaultTreeAdapter.detachNode(child);
  }
  return serialize(document);
}
