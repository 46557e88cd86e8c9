import type { SiteConfig } from '@artha/shared/config';
import { isFamily, pageTitle, type ListedRoute } from '@artha/shared/contract';

/**
 * Sets the document's title and canonical address after a navigation without a document load. A page of a family has set
 * its title itself: browsers do not get the list of them. So has a screen whose component gives a title: React has taken
 * over the element, and marks it.
 */
export function updateHead(route: ListedRoute, config: SiteConfig): void {
  const isOwned = Object.keys(document.querySelector('title') ?? {})[0];
  if (!isFamily(route.path) && !isOwned) document.title = pageTitle(route, config.product);
  const path = isFamily(route.path) ? location.pathname : route.path;
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', new URL(path, config.origin).href);
}
