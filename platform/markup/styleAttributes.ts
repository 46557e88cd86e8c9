import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/**
 * How many different style attributes a page may have. Its policy names each by a digest of 53 characters, and proxies
 * limit the headers that contain the policy.
 */
export const MOST_STYLE_ATTRIBUTES = 32;

/** The different values of style attributes in markup of a page, as a browser reads them, in order of appearance. */
export function styleAttributesOf(html: string): string[] {
  // Most pages have none: parsing them takes longer than everything else in composing them.
  if (!/\sstyle\s*=/i.test(html)) return [];
  const found = new Set<string>();
  const collect = (nodes: readonly Tree.ChildNode[]) => {
    for (const node of nodes) {
      if (!tree.isElementNode(node)) continue;
      for (const { name, value } of node.attrs) if (name === 'style' && value !== '') found.add(value);
      collect(node.childNodes);
    }
  };
  // Without scripts, so that what is in <noscript> counts, too.
  collect(parseFragment(html, { scriptingEnabled: false }).childNodes);
  return [...found];
}
