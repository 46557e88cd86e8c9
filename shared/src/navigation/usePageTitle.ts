import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageTitle } from '../contract/routes.ts';
import { siteConfig } from '../state/site.ts';

/** Names the document after a page of a family, of which the registry in a browser has no titles. */
export function usePageTitle(title: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = pageTitle({ path: pathname, title }, siteConfig().product);
  }, [pathname, title]);
}
