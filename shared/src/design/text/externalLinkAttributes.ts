/**
 * Attributes of a link that leaves the site: it opens a new tab without access to this one. A `mailto:` opens no tab.
 */
export function externalLinkAttributes(address: string): { readonly target?: '_blank'; readonly rel?: 'noopener' } {
  return address.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {};
}
