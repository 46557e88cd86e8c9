import type { SiteConfig } from '@artha/shared/config';
import { pageTitle, type ListedRoute } from '@artha/shared/contract';

/** Sets the document's title and canonical address after a navigation without a document load. */
export function updateHead(route: ListedRoute, config: SiteConfig): void {
  document.title = pageTitle(route, config.product);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', new URL(route.path, config.origin).href);
}
