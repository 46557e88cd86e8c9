/** Attributes of a link that leaves the site: it opens a new tab that knows nothing of this one. A `mailto:` opens none. */
export function externalLinkAttributes(address: string): { readonly target?: '_blank'; readonly rel?: 'noopener' } {
  return address.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {};
}
