import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageTitle } from '../contract/routes/routes.ts';
import { siteConfig } from '../state/site.ts';

/** Sets the document's title for a page of a family, because the browser's registry does not have it. */
export function usePageTitle(title: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = pageTitle({ path: pathname, title }, siteConfig().product);
  }, [pathname, title]);
}
